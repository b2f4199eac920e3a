package puzzlescope.export;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.DoubleConsumer;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Words;
import puzzlescope.picture.Painter;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.picture.agenda.WithAgenda;

/**
 * One export that was asked for.
 *
 * @param session with a timeline that is the export's alone
 * @param arguments the values of the options, and of the puzzle's inputs
 * @param words in which language it speaks
 * @param file where it is to be written
 * @param progress is told how much is done, from 0 to 1
 */
public record Export(
        Session session, PuzzlePicture picture, Arguments arguments, Words words, Path file, DoubleConsumer progress) {

    /** Whether the file's name ends so, in capitals or not. */
    public boolean isFor(String ending) {
        return file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(ending);
    }

    /** The file beside the one that is asked for with another ending. */
    public Path beside(String ending) {
        var name = file.getFileName().toString();
        return file.resolveSibling(name.substring(0, name.lastIndexOf('.')) + ending);
    }

    /** The file that is asked for with these bytes. */
    public ExportFile with(byte[] bytes) {
        return ExportFile.of(file, bytes);
    }

    /** The file that is asked for with this text. */
    public ExportFile with(String text) {
        return with(text.getBytes(StandardCharsets.UTF_8));
    }

    /** How its pictures look. */
    public FileStyle style() {
        return style(arguments.get(ExportOptions.THEME), words);
    }

    private FileStyle style(String theme, Words spoken) {
        return new FileStyle(theme, session.puzzle(), spoken, arguments.integer(ExportOptions.PICTURE_TEXT_SIZE));
    }

    /** Pictures of the board in the size that is asked for. */
    public BoardPicture board() {
        return board(style());
    }

    /** The same with what the search has still to deal with below it, in a style and a size, in px. */
    public BoardPicture boardWithAgenda(FileStyle style, int width, int height) {
        var painter = new WithAgenda(style, painter(style), picture.entries(style));
        return new BoardPicture(session, painter, style, width, height);
    }

    /** The same in a theme and a language of their own. */
    public BoardPicture board(String theme, Words spoken) {
        return board(style(theme, spoken));
    }

    private BoardPicture board(FileStyle style) {
        var size = arguments.get(ExportOptions.RESOLUTION);
        return board(style, size.width(), size.height());
    }

    /** Pictures of the board in a style and a size, in px. */
    public BoardPicture board(FileStyle style, int width, int height) {
        return new BoardPicture(session, painter(style), style, width, height);
    }

    private Painter painter(FileStyle style) {
        return picture.painter(style, arguments.orPresets(picture.looks()));
    }

    /** The position on the recording that is asked for. */
    public long at() {
        return position(ExportOptions.AT);
    }

    /** Where the range that is asked for begins. */
    public long from() {
        return position(ExportOptions.BEGIN);
    }

    /** Where the range ends, which is not before its beginning. */
    public long to() {
        long from = from();
        long to = position(ExportOptions.END);
        if (to < from) {
            throw new ExportRefused(ExportOptions.END, Message.of("export.end.before-begin", from, to));
        }
        return to;
    }

    /** The moments that are asked for, if there are not more than {@code limit}. */
    public long[] stops(int limit) {
        var by = arguments.get(ExportOptions.BY);
        var positions = by.of(session.trace(), from(), to(), limit);
        if (positions.length > limit) {
            throw new ExportRefused(ExportOptions.END, Message.of("export.too-many", limit));
        }
        return positions;
    }

    private long position(TextParameter<At> option) {
        long length = session.trace().length();
        long first = session.trace().firstKept();
        long position = arguments.get(option).of(length);
        if (position > length) {
            throw new ExportRefused(option, Message.of("export.at.too-late", position, length));
        }
        if (position < first) {
            throw new ExportRefused(option, Message.of("export.at.not-kept", position, first));
        }
        return position;
    }

    /** Says how much is done; ends if that was asked for. */
    public void done(long part, long whole) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        progress.accept(whole == 0 ? 1 : (double) part / whole);
    }
}
