package puzzlescope.finder.picture;

import puzzlescope.finder.board.FinderBoard;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;

/** Text beside the names in the rows. FX thread only. */
record RowWords(Style style, FinderBoard board, MatchReasons reasons) {

    /** The call that walks a folder; empty if it comes from a queue. */
    String call(FileEntry folder) {
        boolean queued = folder.queueIndex() >= 0 || folder.listed() != null;
        return queued ? "" : folder.callText(board.foundEntries().condition(folder));
    }

    /** Text for the number of folders left out. */
    String more(int folders) {
        return style.localize("finder.row.more", folders);
    }

    String state(FileEntry folder) {
        if (board.isRefused(folder)) {
            return style.localize("finder.row.unreadable");
        }
        if (board.isWaiting(folder)) {
            return style.localize("finder.row.turn", board.before(folder) + 1);
        }
        if (folder.queueIndex() >= 0) {
            return style.localize("finder.row.taken");
        }
        boolean walked = folder.listed() == null;
        if (board.isOpen(folder)) {
            return "\u25b6 " + style.localize(walked ? "finder.row.open" : "finder.row.reading");
        }
        return (walked ? "\u21a9 " : "") + style.localize("finder.row.returned", folder.found());
    }

    Ink stateInk(FileEntry folder) {
        if (board.isRefused(folder)) {
            return Ink.CONFLICT;
        }
        if (board.isOpen(folder) || board.isWaiting(folder)) {
            return Ink.TEXT;
        }
        return folder.found() > 0 ? Ink.SOLUTION : Ink.FAINT;
    }

    /** The reason why a file matches, does not match, or was skipped. */
    String reason(FileEntry file) {
        var skipped = file.skipped();
        return skipped == null ? reasons.of(board.foundEntries(), file) : style.localize("finder.row." + skipped.id());
    }
}
