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
import puzzlescope.export.shape.ImageSurface;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Surface;
import puzzlescope.picture.run.RunExcerpt;
import puzzlescope.picture.svg.SvgSurface;

/** The board at a position of a run, its curve over a range, or its calls, as PNG or SVG. */
public final class PictureExport implements ExportKind {

    private static final String PNG = ".png";
    private static final String SVG = ".svg";

    static final ChoiceParameter<PictureSubject> WHAT = ChoiceParameter.of("what", PictureSubject.values());

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
        var arguments = exportRequest.arguments();
        var seen = arguments.get(ExportOptions.RESOLUTION);
        var pictureCrop = arguments.get(WHAT) == PictureSubject.BOARD ? arguments.get(PART) : PictureCrop.ALL;
        var whole = pictureCrop.whole(seen);
        if (Math.max(whole.width(), whole.height()) > PictureCrop.LARGEST_WHOLE) {
            throw new ExportRefusedException(PART, Message.of("export.part.too-small", PictureCrop.LARGEST_WHOLE));
        }
        var part = new Box(pictureCrop.left(whole), pictureCrop.top(whole), seen.width(), seen.height());
        var style = exportRequest.style();
        if (exportRequest.isFor(SVG)) {
            var surface = new SvgSurface(whole.width(), whole.height(), style);
            paint(surface, whole, exportRequest);
            return List.of(exportRequest.with(described(surface.document(part), exportRequest)));
        }
        var surface = new ImageSurface(whole.width(), whole.height(), part, arguments.integer(SCALE), style);
        paint(surface, whole, exportRequest);
        return List.of(exportRequest.with(surface.png()));
    }

    /** Returns a picture with the run in its title and the step in its description. */
    private static String described(String svg, ExportRequest exportRequest) {
        var words = exportRequest.words();
        var pictureSubject = exportRequest.arguments().get(WHAT);
        var timeline = exportRequest.session().newTimeline();
        timeline.seek(exportRequest.at());
        return SvgSurface.described(
                svg,
                ExportHeading.of(exportRequest.session(), words).line(),
                pictureSubject.hasRange()
                        ? words.localize("export.what." + pictureSubject.name().toLowerCase(Locale.ROOT))
                        : MomentSentence.of(timeline.lastEvent(), words));
    }

    private static void paint(Surface surface, PictureSize size, ExportRequest exportRequest) {
        var style = exportRequest.style();
        var arguments = exportRequest.arguments();
        var pictureSubject = arguments.get(WHAT);
        if (pictureSubject == PictureSubject.BOARD) {
            var board = arguments.get(ExportOptions.WAITING)
                    ? exportRequest.boardWithAgenda(style, size.width(), size.height())
                    : exportRequest.board(style, size.width(), size.height());
            board.paint(surface, exportRequest.at());
            return;
        }
        long from = pictureSubject.hasRange() ? exportRequest.from() : 0;
        long to = pictureSubject.hasRange() ? exportRequest.to() : 0;
        var title =
                ExportHeading.of(exportRequest.session(), exportRequest.words()).line();
        surface.setFill(style.color(Ink.SURFACE));
        surface.fillRect(0, 0, size.width(), size.height());
        pictureSubject.paint(
                surface, style, new RunExcerpt(exportRequest.session(), title, from, to, exportRequest.at()));
    }
}
