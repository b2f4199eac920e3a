package puzzlescope.picture.run;

import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;

/**
 * Draws the calls of a range as an icicle: each call above its children, as wide as its steps. Calls after the moment
 * are pale. For one painting; one thread.
 */
public record RunTree(Surface surface, Style style, RunExcerpt moment) {

    private static final double PALE = 0.75;

    /** Draws the icicle; width and height are px. */
    public void paint(double width, double height) {
        double size = style.textSize();
        var frame = new RunFrame(surface, style, moment);
        double top = frame.paintTitle(style.localize("panel.search-tree"), width);
        double left = size;
        double right = width - size;
        double bottom = height - size * 2.4;
        var icicle = new Icicle(moment.trace(), new RunColumns(moment, (int) Math.max(1, right - left)));
        var scale = IcicleScale.of(icicle, top, bottom, size);
        surface.save();
        surface.translate(left, 0);
        new IciclePainter(surface, style, icicle, scale, 1).paint(new IcicleNames(new CallWords(moment.trace())));
        surface.restore();
        double now = left + moment.share(moment.position()) * (right - left);
        surface.save();
        surface.setOpacity(PALE);
        surface.setFill(style.color(Ink.SURFACE));
        surface.fillRect(now, top, right - now, bottom - top);
        surface.restore();
        frame.paintSteps(left, right, height - size * 1.1);
        frame.paintPlayhead(left, right, top - size * 0.4, height - size * 2.1);
    }
}
