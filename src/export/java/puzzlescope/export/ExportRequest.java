package puzzlescope.export;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Words;
import puzzlescope.picture.Painter;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.picture.pending.PendingStatesPainter;

/**
 * A requested export.
 *
 * @param session a session whose timeline is reserved for the export
 * @param arguments the values of the options and of the puzzle's inputs
 * @param words the language of the export
 * @param file the file to write
 * @param progress receives how far the export is
 */
public record ExportRequest(
        Session session, PuzzlePicture picture, Arguments arguments, Words words, Path file, ExportProgress progress) {

    /** Returns whether the file has this extension, ignoring case. */
    public boolean isFor(String ending) {
        return file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(ending);
    }

    /** Returns the same path with another extension. */
    public Path sibling(String ending) {
        var name = file.getFileName().toString();
        return file.resolveSibling(name.substring(0, name.lastIndexOf('.')) + ending);
    }

    public ExportFile with(byte[] bytes) {
        return ExportFile.of(file, bytes);
    }

    public ExportFile with(String text) {
        return with(text.getBytes(StandardCharsets.UTF_8));
    }

    public FileStyle style() {
        return style(arguments.get(ExportOptions.THEME), words);
    }

    private FileStyle style(String theme, Words spoken) {
        return new FileStyle(theme, session.puzzle(), spoken, arguments.integer(ExportOptions.PICTURE_TEXT_SIZE));
    }

    /** Returns pictures of the board in the requested size. */
    public BoardPicture board() {
        return board(style());
    }

    /** Returns pictures of the board, with the pending states of the search below it, in a style and a size in px. */
    public BoardPicture boardWithAgenda(FileStyle style, int width, int height) {
        var painter = new PendingStatesPainter(style, painter(style), picture.entries(style));
        return new BoardPicture(session, painter, style, width, height);
    }

    public BoardPicture board(String theme, Words spoken) {
        return board(style(theme, spoken));
    }

    private BoardPicture board(FileStyle style) {
        var size = arguments.get(ExportOptions.RESOLUTION);
        return board(style, size.width(), size.height());
    }

    /** Returns pictures of the board in a style and a size in px. */
    public BoardPicture board(FileStyle style, int width, int height) {
        return new BoardPicture(session, painter(style), style, width, height);
    }

    private Painter painter(FileStyle style) {
        return picture.painter(style, arguments.orPresets(picture.appearanceParameters()));
    }

    public long at() {
        return position(ExportOptions.AT);
    }

    public long from() {
        return position(ExportOptions.BEGIN);
    }

    /** Returns the end of the requested range, which is not before its beginning. */
    public long to() {
        long from = from();
        long to = position(ExportOptions.END);
        if (to < from) {
            throw new ExportRefusedException(ExportOptions.END, Message.of("export.end.before-begin", from, to));
        }
        return to;
    }

    /** Returns the requested positions, if there are at most {@code limit}; by default those that fit. */
    public long[] stops(int limit) {
        var moments = arguments.get(ExportOptions.BY).choose(this, limit);
        moments.sentence().ifPresent(progress::chosen);
        return moments.positions();
    }

    private long position(TextParameter<RecordingPosition> option) {
        long length = session.trace().length();
        long first = session.trace().firstKept();
        long position = arguments.get(option).of(length);
        if (position > length) {
            throw new ExportRefusedException(option, Message.of("export.at.too-late", position, length));
        }
        if (position < first) {
            throw new ExportRefusedException(option, Message.of("export.at.not-kept", position, first));
        }
        return position;
    }

    /** Reports progress; throws {@link InterruptedException} if the export was cancelled. */
    public void done(long part, long whole) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        progress.done(whole == 0 ? 1 : (double) part / whole);
    }
}
