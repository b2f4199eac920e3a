package puzzlescope.picture.run;

import puzzlescope.picture.Baseline;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/** Common frame of a run's pictures: title and moment, step numbers, playhead. For one painting. */
final class RunFrame {

    private static final int TEN = 10;
    private static final double LINE = 1.5;
    private static final double PLAYHEAD = 2;
    /** Distance between two step numbers, in text sizes. */
    private static final double APART = 7;

    private final Surface surface;
    private final Style style;
    private final RunExcerpt moment;
    private final double size;

    RunFrame(Surface surface, Style style, RunExcerpt moment) {
        this.surface = surface;
        this.style = style;
        this.moment = moment;
        size = style.textSize();
    }

    /**
     * Writes the title, and below it the subject; both are condensed if too long.
     *
     * @return the y below which the picture is drawn
     */
    double paintTitle(String about, double width) {
        surface.setTextAlign(TextAlign.LEFT);
        surface.setTextBaseline(Baseline.CENTER);
        write(moment.title(), Font.bold(size), Ink.TEXT, size * 1.5, width - 2 * size);
        var when = moment.isRecordedToTheEnd()
                ? style.localize("run.moment", moment.position(), moment.trace().length())
                : style.localize("run.moment.of-more", moment.position());
        write(style.localize("run.about", about, when), Font.text(size), Ink.FAINT, size * 3, width - 2 * size);
        return size * 4.2;
    }

    private void write(String text, Font font, Ink ink, double y, double room) {
        surface.setFont(font);
        surface.setFill(style.color(ink));
        if (style.width(text, font) > room) {
            surface.fillText(text, size, y, room);
        } else {
            surface.fillText(text, size, y);
        }
    }

    /** Writes round step numbers below a plot. */
    void paintSteps(double left, double right, double y) {
        surface.setTextAlign(TextAlign.CENTER);
        surface.setTextBaseline(Baseline.CENTER);
        surface.setFont(style.font());
        long length = moment.to() - moment.from();
        long step = step(length * APART * size / Math.max(1, right - left));
        for (long at = moment.from() / step * step; at <= moment.to(); at += step) {
            if (at >= moment.from()) {
                double x = left + moment.share(at) * (right - left);
                surface.setStroke(style.color(Ink.FAINT));
                surface.setLineWidth(1);
                surface.strokeLine(x, y - size * 0.95, x, y - size * 0.65);
                surface.setFill(style.color(Ink.FAINT));
                surface.fillText(style.localize("number", at), x, y);
            }
        }
    }

    /** Marks the moment, if it lies in the range. */
    void paintPlayhead(double left, double right, double top, double bottom) {
        if (moment.position() >= moment.from() && moment.position() <= moment.to()) {
            double x = left + moment.share(moment.position()) * (right - left);
            surface.setFill(style.color(Ink.MARK));
            surface.fillRect(x - PLAYHEAD / 2, top, PLAYHEAD, bottom - top);
            surface.fillOval(x - size * 0.3, top - size * 0.3, size * 0.6, size * 0.6);
        }
    }

    void line(Ink ink) {
        surface.setStroke(style.color(ink));
        surface.setLineWidth(LINE);
    }

    /** The smallest of 1, 2, 5, 10 … that is at least {@code least}. */
    static long step(double least) {
        for (long ten = 1; ten <= Long.MAX_VALUE / TEN / TEN; ten *= TEN) {
            for (long step : new long[] {ten, 2 * ten, 5 * ten}) {
                if (step >= least) {
                    return step;
                }
            }
        }
        return Long.MAX_VALUE / TEN;
    }
}
