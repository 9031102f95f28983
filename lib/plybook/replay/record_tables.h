#pragma once

#include <memory>
#include <string>
#include <vector>

#include "plybook/base/table_text.h"
#include "plybook/replay/record_output.h"

namespace plybook {

/// A table with a line for each ply of each record's main line: `file,record,ply,side,turn,fen`, then the tags that are
/// asked for.
std::unique_ptr<RecordOutput> make_ply_table(TableForm form, std::vector<std::string> tags);

/// A table with a line for each record: `file,record,game,first,second,result,termination,plies` (the players by the
/// side that begins the game), then the tags that are asked for. Without a replay there are no plies.
std::unique_ptr<RecordOutput> make_record_table(TableForm form, std::vector<std::string> tags);

/// The final position of each record's main line; or all its positions from the start.
std::unique_ptr<RecordOutput> make_fen_list(bool every_ply);

}  // namespace plybook
