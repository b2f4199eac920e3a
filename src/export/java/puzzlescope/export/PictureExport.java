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
import puzzlescope.picture.run.RunMoment;
import puzzlescope.picture.svg.SvgSurface;

/** The board at a position of a run, its curve over a range, or its calls, as PNG or SVG. */
public final class PictureExport implements ExportKind {

    private static final String PNG = ".png";
    private static final String SVG = ".svg";

    static final ChoiceParameter<Subject> WHAT = new ChoiceParameter<>(
            "what", List.of(Subject.values()), subject -> subject.name().toLowerCase(Locale.ROOT));

    /** The part of the board that fills the picture. */
    public static final TextParameter<Part> PART = new TextParameter<>("part", Part.ALL, Part::parse, Part::toString);

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
        var subject = arguments.get(WHAT);
        boolean ofRange = option.equals(ExportOptions.BEGIN) || option.equals(ExportOptions.END);
        if (ofRange && !subject.hasRange()) {
            return Optional.of("export.range.idle");
        }
        if (option.equals(PART) && subject != Subject.BOARD) {
            return Optional.of("export.part.idle");
        }
        if (!options().contains(option) && subject != Subject.BOARD) {
            return Optional.of("export.look.idle");
        }
        return option.equals(ExportOptions.WAITING) && subject != Subject.BOARD
                ? Optional.of("export.waiting.idle")
                : Optional.empty();
    }

    @Override
    public List<ExportFile> make(Export export) {
        var subject = export.arguments().get(WHAT);
        var svg = subject == Subject.BOARD ? ofBoard(export) : ofRun(subject, export);
        return List.of(
                export.isFor(SVG)
                        ? export.with(svg)
                        : export.with(Raster.png(svg, export.arguments().integer(SCALE))));
    }

    /** Returns the board, scaled so that its part fills the picture. */
    private static String ofBoard(Export export) {
        var arguments = export.arguments();
        var seen = arguments.get(ExportOptions.RESOLUTION);
        var part = arguments.get(PART);
        var whole = part.whole(seen);
        if (Math.max(whole.width(), whole.height()) > Part.LARGEST_WHOLE) {
            throw new ExportRefused(PART, Message.of("export.part.too-small", Part.LARGEST_WHOLE));
        }
        var style = export.style();
        var board = arguments.get(ExportOptions.WAITING)
                ? export.boardWithAgenda(style, whole.width(), whole.height())
                : export.board(style, whole.width(), whole.height());
        return board.svg(export.at(), new Box(part.left(whole), part.top(whole), seen.width(), seen.height()));
    }

    private static String ofRun(Subject subject, Export export) {
        var style = export.style();
        var size = export.arguments().get(ExportOptions.RESOLUTION);
        long from = subject.hasRange() ? export.from() : 0;
        long to = subject.hasRange() ? export.to() : 0;
        var title = Heading.of(export.session(), export.words()).line();
        var surface = new SvgSurface(size.width(), size.height(), style);
        surface.setFill(style.color(Ink.SURFACE));
        surface.fillRect(0, 0, size.width(), size.height());
        subject.paint(surface, style, new RunMoment(export.session(), title, from, to, export.at()));
        return surface.document();
    }
}
