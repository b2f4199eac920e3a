package puzzlescope.export;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.run.RunExcerpt;
import puzzlescope.picture.svg.SvgDrawing;
import puzzlescope.picture.svg.SvgSurface;

/** The board at a position of a run, its curve over a range, or its calls, as PNG or SVG. */
public final class PictureExport implements ExportKind {

    private static final String PNG = ".png";
    private static final String SVG = ".svg";

    static final ChoiceParameter<PictureSubject> WHAT = new ChoiceParameter<>(
            "what",
            List.of(PictureSubject.values()),
            pictureSubject -> pictureSubject.name().toLowerCase(Locale.ROOT));

    /** The part of the board that fills the picture. */
    public static final TextParameter<PictureCrop> PART =
            new TextParameter<>("part", PictureCrop.ALL, PictureCrop::parse, PictureCrop::toString);

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
        return List.of(
                WHAT,
                ExportOptions.WAITING,
                PART,
                ExportOptions.AT,
                ExportOptions.BEGIN,
                ExportOptions.END,
                ExportOptions.THEME,
                ExportOptions.RESOLUTION,
                ExportOptions.PICTURE_TEXT_SIZE,
                SCALE);
    }

    @Override
    public Optional<String> idle(Parameter<?> option, Arguments arguments) {
        var pictureSubject = arguments.get(WHAT);
        boolean ofRange = option.equals(ExportOptions.BEGIN) || option.equals(ExportOptions.END);
        if (ofRange && !pictureSubject.hasRange()) {
            return Optional.of("export.range.idle");
        }
        if (option.equals(PART) && pictureSubject != PictureSubject.BOARD) {
            return Optional.of("export.part.idle");
        }
        if (!options().contains(option) && pictureSubject != PictureSubject.BOARD) {
            return Optional.of("export.look.idle");
        }
        return option.equals(ExportOptions.WAITING) && pictureSubject != PictureSubject.BOARD
                ? Optional.of("export.waiting.idle")
                : Optional.empty();
    }

    @Override
    public List<ExportFile> make(ExportRequest exportRequest) {
        var pictureSubject = exportRequest.arguments().get(WHAT);
        var svg =
                pictureSubject == PictureSubject.BOARD ? ofBoard(exportRequest) : ofRun(pictureSubject, exportRequest);
        return List.of(
                exportRequest.isFor(SVG)
                        ? exportRequest.with(described(svg, pictureSubject, exportRequest))
                        : exportRequest.with(
                                SvgRasterizer.png(svg, exportRequest.arguments().integer(SCALE))));
    }

    /** Returns a picture with the run in its title and the step in its description. */
    private static String described(String svg, PictureSubject pictureSubject, ExportRequest exportRequest) {
        var words = exportRequest.words();
        var timeline = exportRequest.session().newTimeline();
        timeline.seek(exportRequest.at());
        return SvgDrawing.described(
                svg,
                ExportHeading.of(exportRequest.session(), words).line(),
                pictureSubject.hasRange()
                        ? words.localize("export.what." + pictureSubject.name().toLowerCase(Locale.ROOT))
                        : MomentSentence.of(timeline.lastEvent(), words));
    }

    /** Returns the board, scaled so that its part fills the picture. */
    private static String ofBoard(ExportRequest exportRequest) {
        var arguments = exportRequest.arguments();
        var seen = arguments.get(ExportOptions.RESOLUTION);
        var pictureCrop = arguments.get(PART);
        var whole = pictureCrop.whole(seen);
        if (Math.max(whole.width(), whole.height()) > PictureCrop.LARGEST_WHOLE) {
            throw new ExportRefusedException(PART, Message.of("export.part.too-small", PictureCrop.LARGEST_WHOLE));
        }
        var style = exportRequest.style();
        var board = arguments.get(ExportOptions.WAITING)
                ? exportRequest.boardWithAgenda(style, whole.width(), whole.height())
                : exportRequest.board(style, whole.width(), whole.height());
        return board.svg(
                exportRequest.at(),
                new Box(pictureCrop.left(whole), pictureCrop.top(whole), seen.width(), seen.height()));
    }

    private static String ofRun(PictureSubject pictureSubject, ExportRequest exportRequest) {
        var style = exportRequest.style();
        var size = exportRequest.arguments().get(ExportOptions.RESOLUTION);
        long from = pictureSubject.hasRange() ? exportRequest.from() : 0;
        long to = pictureSubject.hasRange() ? exportRequest.to() : 0;
        var title =
                ExportHeading.of(exportRequest.session(), exportRequest.words()).line();
        var surface = new SvgSurface(size.width(), size.height(), style);
        surface.setFill(style.color(Ink.SURFACE));
        surface.fillRect(0, 0, size.width(), size.height());
        pictureSubject.paint(
                surface, style, new RunExcerpt(exportRequest.session(), title, from, to, exportRequest.at()));
        return surface.document();
    }
}
