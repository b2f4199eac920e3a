package puzzlescope.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.SeedParameter;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Retention;
import puzzlescope.export.FileStyle;
import puzzlescope.testkit.Await;
import puzzlescope.testkit.LabelSurface;

/** Letters on boards can be read, and lie on no other letters and on no round thing but their own. */
@Tag("thorough")
class LabelPlacesTest {

    private static final double[] TEXTS = {12, 16, 28};
    private static final double[][] SIZES = {{480, 320}, {700, 520}};
    /** How large boards are in the smallest window, and the text, which is the normal one or the largest. */
    private static final double[][] SMALL = {{435, 409, 14}, {620, 250, 24}};

    static final Duration PATIENCE = Duration.ofMinutes(5);
    static final long ENOUGH = 5_000;
    /** How many instances of each algorithm besides the one that is there at first: more than 200 in all. */
    private static final int RANDOM = 3;
    /** With larger boards these count for a minute. */
    private static final Set<String> SLOW = Set.of("frontier", "bit-masks");

    private static final int ATTEMPTS = 8;
    /** Numbers are made no greater than about twice this. */
    private static final int MODEST = 40;
    /** Lying on each other by less than this, in px, is touching. */
    private static final double TOUCH = 1;

    private static final double ROUNDING = 0.001;

    static Stream<Arguments> runs() {
        return Catalogue.all().stream()
                .filter(puzzle -> PuzzlePicture.of(puzzle.id()).isPresent())
                .flatMap(puzzle -> puzzle.algorithmParameter().choices().stream()
                        .map(algorithm -> Arguments.of(puzzle.id(), algorithm, puzzle)));
    }

    /** A session with the arguments that are there at first, or with others. */
    static Session session(Puzzle puzzle, String algorithm, int number) {
        var random = new Random(31L * algorithm.hashCode() + number);
        while (true) {
            var arguments = puzzle.presets().with(puzzle.algorithmParameter(), algorithm);
            for (var parameter : puzzle.parameters()) {
                boolean slow = SLOW.contains(algorithm);
                if ((number > 0 || slow) && !parameter.equals(puzzle.algorithmParameter())) {
                    arguments = changed(arguments, parameter, slow ? 1 : MODEST, random);
                }
            }
            try {
                return Session.of(puzzle, arguments, Retention.inMemory(Retention.MEMORY_BYTES));
            } catch (IllegalArgumentException _) {
                // They do not go together; others.
            }
        }
    }

    /** With another value of a parameter; as it was if none that is tried is allowed. */
    private static puzzlescope.engine.puzzle.Arguments changed(
            puzzlescope.engine.puzzle.Arguments arguments, Parameter<?> parameter, int modest, Random random) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            if (parameter instanceof TextParameter<?>) {
                return arguments;
            }
            var value = switch (parameter) {
                case NumberParameter number ->
                    String.valueOf(1 + random.nextInt(2 * Math.min(modest, Math.abs(arguments.integer(number))) + 3));
                case SeedParameter _ -> String.valueOf(random.nextInt(modest));
                case ChoiceParameter<?> choice ->
                    choice.choices().get(random.nextInt(choice.choices().size()));
                case TextParameter<?> _ -> "";
            };
            try {
                return arguments.with(parameter, value);
            } catch (InvalidInputException _) {
                // Out of bounds; another one.
            }
        }
        return arguments;
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("runs")
    void lettersLieOnNoOthers(String id, String algorithm, Puzzle puzzle) throws InterruptedException {
        var found = new ArrayList<String>();
        for (int number = 0; number <= RANDOM; number++) {
            var session = session(puzzle, algorithm, number);
            long length = record(session);
            double[] size = SIZES[number % SIZES.length];
            var words = new Words(Language.values()[number / SIZES.length % Language.values().length]);
            for (double text : TEXTS) {
                var style = new FileStyle("light", puzzle, words, text);
                var painter = PuzzlePicture.of(id).orElseThrow().painter(style);
                for (long position : moments(length)) {
                    var surface = drawn(painter, session, position, new LabelSurface(size[0], size[1], style));
                    var where = "instance %d at %d, text of %.0f px: ".formatted(number, position, text);
                    wrong(surface).forEach(each -> found.add(where + each));
                }
            }
            session.close();
        }
        assertThat(found).isEmpty();
    }

    /** Records enough of a run; gives how much may be looked at. */
    private static long record(Session session) throws InterruptedException {
        session.run().start();
        Await.until(
                "enough is recorded",
                () -> session.trace().isEnded() || session.trace().length() > ENOUGH);
        session.run().stop();
        assertThat(session.run().awaitEnd(PATIENCE)).isTrue();
        // A long run is stopped at another moment each time.
        return Math.min(session.trace().length(), ENOUGH);
    }

    private static long[] moments(long length) {
        return new long[] {0, length * 48 / 100, length};
    }

    private static LabelSurface drawn(Painter painter, Session session, long position, LabelSurface surface) {
        session.timeline().seek(position);
        var board = session.timeline().board();
        var moment = new Moment(board, session.timeline().lastEvent(), 1, true);
        painter.paint(surface, surface.width(), surface.height(), session, moment);
        return surface;
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("runs")
    void nothingThatIsWrittenIsCut(String id, String algorithm, Puzzle puzzle) throws InterruptedException {
        var cut = new TreeSet<String>();
        var session = session(puzzle, algorithm, 0);
        long length = record(session);
        for (var language : Language.values()) {
            for (double[] size : SMALL) {
                var style = new FileStyle("light", puzzle, new Words(language), size[2]);
                var painter = PuzzlePicture.of(id).orElseThrow().painter(style);
                for (long position : moments(length)) {
                    drawn(painter, session, position, new LabelSurface(size[0], size[1], style))
                            .outside()
                            .forEach(label ->
                                    cut.add("at %d, in %.0f x %.0f: %s".formatted(position, size[0], size[1], label)));
                }
            }
        }
        session.close();
        assertThat(cut).isEmpty();
    }

    private static List<String> wrong(LabelSurface surface) {
        var wrong = new ArrayList<String>();
        var labels = surface.labels();
        for (int i = 0; i < labels.size(); i++) {
            var label = labels.get(i);
            if (label.size() < Font.LEAST - ROUNDING) {
                wrong.add(label + " cannot be read");
            }
            labels.subList(i + 1, labels.size()).stream()
                    .filter(other -> meet(label.box(), other.box()) && !label.isSame(other))
                    .forEach(other -> wrong.add(label + " lies on " + other));
            surface.lines()
                    .through(label.box(), label.moment())
                    .ifPresent(line -> wrong.add(label + " is crossed by " + line));
            surface.nodes().stream()
                    .filter(node -> isForeign(label.box(), node))
                    .forEach(node -> wrong.add(label + " lies on " + node));
        }
        return wrong;
    }

    private static boolean meet(Box one, Box other) {
        double across = Math.min(one.right(), other.right()) - Math.max(one.left(), other.left());
        double down = Math.min(one.bottom(), other.bottom()) - Math.max(one.top(), other.top());
        return across > TOUCH && down > TOUCH;
    }

    private static boolean isForeign(Box label, Box node) {
        double radius = node.width() / 2;
        double x = Math.clamp(node.centerX(), label.left(), label.right()) - node.centerX();
        double y = Math.clamp(node.centerY(), label.top(), label.bottom()) - node.centerY();
        boolean own = Math.hypot(label.centerX() - node.centerX(), label.centerY() - node.centerY()) < radius;
        return !own && Math.hypot(x, y) < radius - TOUCH;
    }
}
