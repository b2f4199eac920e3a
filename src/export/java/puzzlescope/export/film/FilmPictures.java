package puzzlescope.export.film;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import puzzlescope.engine.text.Words;
import puzzlescope.export.BoardPicture;
import puzzlescope.export.Export;
import puzzlescope.export.ExportOptions;
import puzzlescope.export.FileStyle;
import puzzlescope.picture.Ink;
import puzzlescope.picture.svg.SvgDrawing;
import puzzlescope.picture.svg.SvgSurface;

/** The pictures of a film: the board and, optionally, the sentence below it. */
final class FilmPictures {

    private final Words words;
    private final FileStyle style;
    private final BoardPicture board;
    private final Caption caption;
    private final boolean captioned;
    private final int width;
    private final int height;

    FilmPictures(Export export, boolean captioned) {
        words = export.words();
        style = export.style();
        caption = new Caption(style, words.language().locale());
        this.captioned = captioned;
        var arguments = export.arguments();
        width = arguments.get(ExportOptions.RESOLUTION).width();
        height = arguments.get(ExportOptions.RESOLUTION).height();
        int room = captioned ? Math.max(1, height - caption.height()) : height;
        board = export.arguments().get(ExportOptions.WAITING)
                ? export.boardWithAgenda(style, width, room)
                : export.board(style, width, room);
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** Returns the drawing of a frame. */
    SvgDrawing drawing(Script.Frame frame) {
        var surface = new SvgSurface(width, height, style);
        surface.setFill(style.color(Ink.SURFACE));
        surface.fillRect(0, 0, width, height);
        surface.save();
        board.paint(surface, frame.position(), frame.progress());
        surface.restore();
        if (captioned) {
            caption.write(surface, sentence(frame.position()));
        }
        return surface.drawing();
    }

    /** Returns the pixels of an image, row by row. */
    static int[] pixels(BufferedImage image) {
        int[] shared = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        int[] pixels = new int[shared.length];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = shared[i] & 0xFFFFFF;
        }
        return pixels;
    }

    /** Returns the sentence of the event that led to a position; empty at the start. */
    String sentence(long position) {
        var timeline = board.session().timeline();
        timeline.seek(position);
        return timeline.lastEvent().map(event -> words.say(event.sentence())).orElse("");
    }
}
