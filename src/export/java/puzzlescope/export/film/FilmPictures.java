package puzzlescope.export.film;

import java.awt.image.DataBufferInt;
import puzzlescope.engine.text.Words;
import puzzlescope.export.BoardPicture;
import puzzlescope.export.ExportOptions;
import puzzlescope.export.ExportRequest;
import puzzlescope.export.FileStyle;
import puzzlescope.export.MomentSentence;
import puzzlescope.export.shape.ImageSurface;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;

/** The pictures of a film: the board and, optionally, the sentence below it. */
final class FilmPictures {

    private final Words words;
    private final FileStyle style;
    private final BoardPicture board;
    private final FilmCaption filmCaption;
    private final boolean captioned;
    private final int width;
    private final int height;

    FilmPictures(ExportRequest exportRequest, boolean captioned) {
        words = exportRequest.words();
        style = exportRequest.style();
        filmCaption = new FilmCaption(style, words.language().locale());
        this.captioned = captioned;
        var arguments = exportRequest.arguments();
        width = arguments.get(ExportOptions.RESOLUTION).width();
        height = arguments.get(ExportOptions.RESOLUTION).height();
        int room = captioned ? Math.max(1, height - filmCaption.height()) : height;
        board = exportRequest.arguments().get(ExportOptions.WAITING)
                ? exportRequest.boardWithAgenda(style, width, room)
                : exportRequest.board(style, width, room);
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** Returns the pixels of a frame, row by row, {@code 0xRRGGBB}. */
    int[] pixels(FilmScript.Frame frame) {
        var surface = new ImageSurface(width, height, new Box(0, 0, width, height), 1, style);
        surface.setFill(style.color(Ink.SURFACE));
        surface.fillRect(0, 0, width, height);
        surface.save();
        board.paint(surface, frame.position(), frame.progress());
        surface.restore();
        if (captioned) {
            filmCaption.write(surface, sentence(frame.position()));
        }
        int[] pixels = ((DataBufferInt) surface.image().getRaster().getDataBuffer()).getData();
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] &= 0xFFFFFF;
        }
        return pixels;
    }

    /** Returns the sentence of the event that led to a position, or that of the start. */
    String sentence(long position) {
        var timeline = board.session().timeline();
        timeline.seek(position);
        return MomentSentence.of(timeline.lastEvent(), words);
    }
}
