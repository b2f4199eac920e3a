package puzzlescope.export;

import java.util.List;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.NumberParameter;
import puzzlescope.core.puzzle.Parameter;

/** The board at a moment of a run as PNG or SVG. */
public final class PictureExport implements ExportKind {

    private static final String PNG = ".png";
    private static final String SVG = ".svg";

    private static final NumberParameter SCALE = new NumberParameter("scale", 1, 4, false, 1L);

    @Override
    public String id() {
        return "picture";
    }

    @Override
    public List<String> endings() {
        return List.of(PNG, SVG);
    }

    @Override
    public List<Parameter<?>> options() {
        return List.of(ExportOptions.AT, ExportOptions.THEME, ExportOptions.RESOLUTION, ExportOptions.TEXT_SIZE, SCALE);
    }

    @Override
    public At needs(Arguments arguments) {
        return arguments.get(ExportOptions.AT);
    }

    @Override
    public List<ExportFile> make(Export export) {
        var svg = export.board().svg(export.at());
        return List.of(
                export.isFor(SVG)
                        ? export.with(svg)
                        : export.with(Raster.png(svg, export.arguments().integer(SCALE))));
    }
}
