package puzzlescope.uitest;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import puzzlescope.app.main.OpenWindow;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.PuzzleResource;
import puzzlescope.learn.lesson.ShippedLesson;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.TextSize;

/** Brings the tab of a puzzle and an algorithm into a situation, and back into it. FX thread only. */
final class SituationSetter {

    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final Duration UNTIL_FULL = Duration.ofMillis(200);
    private static final Duration A_MOMENT = Duration.ofMillis(1);
    private static final int MOST_MOVES = 400;

    private final OpenWindow window;
    private final Puzzle puzzle;
    private final RunSizes runSizes;
    private final Arguments small;
    private Situation situation = Situation.COMPLETE;
    private @Nullable Here here;

    /** What must be as it was for a situation to last. */
    private record Here(Session session, boolean byHand, Map<String, String> texts, long position) {}

    SituationSetter(OpenWindow window, Puzzle puzzle, String algorithm) {
        this.window = window;
        this.puzzle = puzzle;
        runSizes = RunSizes.of(puzzle, algorithm);
        small = runSizes.small();
    }

    /** Brings a situation about; gives whether there is such a one. */
    boolean begin(Situation next) {
        situation = next;
        here = null;
        return comeBack();
    }

    /** Comes back into the situation after something was done in it. */
    @SuppressWarnings("ReferenceEquality") // Another run of the same is another run.
    boolean comeBack() {
        leaveAside();
        var last = here;
        if (last != null
                && window.openLesson().isOpen() == (situation == Situation.IN_A_LESSON)
                && player().session() == last.session
                && window.isByHand() == last.byHand
                && last.byHand == (situation == Situation.BY_HAND || situation == Situation.WON)) {
            if (!window.optionTexts().equals(last.texts)) {
                window.fillIn(last.texts);
            }
            if (position() != last.position) {
                player().seek(last.position);
            }
        } else if (!bringAbout()) {
            return false;
        }
        window.drawNow();
        here = new Here(player().session(), window.isByHand(), window.optionTexts(), position());
        return true;
    }

    /** Closes what lies above the window, and undoes what holds for all tabs. */
    private void leaveAside() {
        for (var other : List.copyOf(Window.getWindows())) {
            if (!other.equals(window.scene().getWindow())) {
                other.hide();
            }
        }
        if (!player().session().puzzle().equals(puzzle)) {
            window.select(puzzle.id());
        }
        if (window.language() != Language.ENGLISH) {
            window.act(Shortcut.LANGUAGE);
        }
        window.leaveAll();
        if (situation != Situation.OWN_PROGRAM) {
            window.leaveProgram();
        }
        player().pause();
        player().fastForwardProperty().set(false);
        player().loop().clear();
        window.act(Shortcut.TEXT_NORMAL);
        if (situation == Situation.IN_A_LESSON) {
            for (int step = 0; step < TextSize.LARGEST; step++) {
                window.act(Shortcut.TEXT_LARGER);
            }
        }
    }

    private boolean bringAbout() {
        return switch (situation) {
            case BEFORE_THE_FIRST_EVENT -> record(0);
            case IN_THE_MIDDLE -> record(0.5);
            case COMPLETE -> record(1);
            case OPTIONS_CHANGED -> record(0.5) && fill(runSizes.other(small));
            case OPTIONS_REFUSED -> record(0.5) && refuse();
            case RECORDING -> recordOn();
            case STOPPED -> recordOn() && stop();
            case BY_HAND -> playByHand(1);
            case WON -> playByHand(MOST_MOVES);
            case OWN_PROGRAM -> runProgram();
            case IN_A_LESSON -> takeLesson();
        };
    }

    /** Runs the textbook's program; there is one for each puzzle, not for each algorithm. */
    private boolean runProgram() {
        boolean first = puzzle.algorithm(small)
                .id()
                .equals(puzzle.algorithms().getFirst().id());
        var text = PuzzleResource.read(puzzle, "textbook.java").filter(_ -> first);
        text.ifPresent(program -> {
            window.run(small.withProgram(new ProgramSource("java", program)));
            awaitEnd();
            player().seek(player().session().trace().length() / 2);
        });
        return text.isPresent();
    }

    /** Begins the puzzle's lesson, in which a question comes before each step. */
    private boolean takeLesson() {
        var lesson = ShippedLesson.all().stream()
                .map(ShippedLesson::lesson)
                .filter(each -> each.chapters().getFirst().run().puzzle().equals(puzzle))
                .reduce((_, later) -> later);
        lesson.ifPresent(window.openLesson()::open);
        awaitEnd();
        window.questions().onProperty().set(true);
        return lesson.isPresent();
    }

    private boolean record(double share) {
        fill(small);
        window.act(Shortcut.RUN);
        awaitEnd();
        player().seek((long) (share * player().session().trace().length()));
        return true;
    }

    private boolean fill(Arguments arguments) {
        var texts = new LinkedHashMap<String, String>();
        for (var parameter : puzzle.parameters()) {
            texts.put(parameter.name(), text(parameter, arguments));
        }
        window.fillIn(texts);
        return true;
    }

    private static <T> String text(Parameter<T> parameter, Arguments arguments) {
        return parameter.format(arguments.get(parameter));
    }

    /** Fills in what no input takes, in one that is asked for. */
    private boolean refuse() {
        for (var parameter : puzzle.parameters()) {
            var before = window.optionTexts();
            window.fillIn(Map.of(parameter.name(), "?!"));
            if (!window.isValid() && !parameter.equals(puzzle.algorithmParameter())) {
                return true;
            }
            window.fillIn(before);
        }
        return false;
    }

    /** Makes a run that is long, and lets it go on; gives whether it does. */
    private boolean recordOn() {
        fill(runSizes.large());
        window.act(Shortcut.RUN);
        var run = player().session().run();
        long start = System.nanoTime();
        while (run.state() == RunState.RUNNING && System.nanoTime() - start < UNTIL_FULL.toNanos()) {
            await(run, A_MOMENT);
        }
        player().seek(player().session().trace().length() / 2);
        return run.state() != RunState.ENDED;
    }

    private boolean stop() {
        player().stop();
        awaitEnd();
        return true;
    }

    private boolean playByHand(int moves) {
        var rules = puzzle.gameRules();
        if (rules.isEmpty()) {
            return false;
        }
        fill(small);
        if (window.isByHand() && window.hand().arguments().equals(small)) {
            window.act(Shortcut.ANEW);
        } else {
            window.act(Shortcut.RUN);
            window.act(Shortcut.BY_HAND);
        }
        long start = System.nanoTime();
        while (!window.hand().isOpen()) {
            window.drawNow();
            if (System.nanoTime() - start > PATIENCE.toNanos()) {
                throw new AssertionError("the game is not opened");
            }
        }
        var manualGame = window.hand();
        for (int made = 0; made < moves && !manualGame.status().orElseThrow().isOver(); made++) {
            var hint = rules.get().hint(manualGame.arguments(), manualGame.boardCopy(), () -> {});
            if (hint.move().isEmpty()) {
                break;
            }
            window.play(_ -> hint.move());
        }
        return moves == 1 || manualGame.status().orElseThrow().isOver();
    }

    private void awaitEnd() {
        if (!await(player().session().run(), PATIENCE)) {
            throw new AssertionError("the run does not end");
        }
    }

    /** Waits for the end of a run, so long at the most; gives whether it has come. */
    private static boolean await(Run run, Duration most) {
        try {
            return run.awaitEnd(most);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    private Player player() {
        return window.player();
    }

    private long position() {
        return player().session().timeline().position();
    }
}
