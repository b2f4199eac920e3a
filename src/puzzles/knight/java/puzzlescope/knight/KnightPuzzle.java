package puzzlescope.knight;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChessSquare;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.InstanceSizes;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.knight.search.FrontierSweeps;
import puzzlescope.knight.space.Impossibility;
import puzzlescope.knight.space.KnightPathFormat;
import puzzlescope.knight.space.Square;
import puzzlescope.knight.space.SquareNotation;

/** A knight that has to visit every square of a board once. */
public final class KnightPuzzle implements Puzzle {

    private static final StepQuestions STEP_QUESTIONS = new KnightStepQuestions();

    private static final int LARGEST = 1000;

    public static final NumberParameter ROWS = new NumberParameter("rows", 3, LARGEST, false, 8L);
    public static final NumberParameter COLUMNS = new NumberParameter("columns", 3, LARGEST, false, 8L);
    public static final TextParameter<SquareNotation> START =
            new TextParameter<>("start", new Square(0, 0), SquareNotation::parse, SquareNotation::toString);

    /** The prescribed beginning of a tour; matters for backtracking only. */
    public static final TextParameter<List<SquareNotation>> PATH =
            new TextParameter<>("path", List.of(), KnightPathFormat::parse, KnightPathFormat::format);

    /** The longest side for backtracking, which hardly ends on larger boards after a dead end. */
    static final int LARGEST_WALKED = 200;

    public static final ChoiceParameter<Tours> TOURS = ChoiceParameter.of("tours", Tours.values());

    /** The algorithm that moves the knight or counts its tours. */
    public static final ChoiceParameter<KnightAlgorithm> ALGORITHM =
            ChoiceParameter.of("algorithm", KnightAlgorithm.values());

    @Override
    public String id() {
        return "knight";
    }

    @Override
    public StepQuestions stepQuestions(Arguments arguments) {
        return STEP_QUESTIONS;
    }

    @Override
    public ChoiceParameter<KnightAlgorithm> algorithmParameter() {
        return ALGORITHM;
    }

    @Override
    public List<String> textbookAlgorithms() {
        return List.of("book", "plain", "warnsdorff");
    }

    @Override
    public List<Rivalry<?>> rivals() {
        return List.of(new Rivalry<>(
                ALGORITHM,
                Map.of(
                        KnightAlgorithm.BOOK,
                        KnightAlgorithm.WARNSDORFF,
                        KnightAlgorithm.PLAIN,
                        KnightAlgorithm.WARNSDORFF,
                        KnightAlgorithm.WARNSDORFF,
                        KnightAlgorithm.BOOK,
                        KnightAlgorithm.ROTH,
                        KnightAlgorithm.WARNSDORFF,
                        KnightAlgorithm.PARBERRY,
                        KnightAlgorithm.ROTH)));
    }

    @Override
    public Optional<InstanceSizes> instanceSizes() {
        return Optional.of(new InstanceSizes(List.of(ROWS, COLUMNS), 3, 1, 40));
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(ROWS, COLUMNS, START, TOURS, PATH);
    }

    @Override
    public List<Parameter<?>> mainInputs() {
        return List.of(ROWS, COLUMNS);
    }

    /**
     * Returns arguments for a run that continues from the end of a path, with Warnsdorff's rule unless the algorithm
     * backtracks anyway.
     */
    static Arguments walkFrom(Arguments arguments, Square start, List<Square> path) {
        var walking = walks(arguments) ? arguments : arguments.choosing(ALGORITHM, KnightAlgorithm.WARNSDORFF);
        return walking.choosing(START, start).choosing(PATH, List.copyOf(path));
    }

    /** Returns the first square on the board of the arguments. */
    public static Square start(Arguments arguments) {
        return arguments.get(START).on(arguments.integer(ROWS));
    }

    /** Returns the prescribed beginning of a tour on the board of the arguments, without the start if that is listed. */
    static List<Square> path(Arguments arguments) {
        int rows = arguments.integer(ROWS);
        var path = arguments.get(PATH).stream().map(square -> square.on(rows)).toList();
        return !path.isEmpty() && path.getFirst().equals(start(arguments)) ? path.subList(1, path.size()) : path;
    }

    /** Returns the reason why there is no such start on the board; empty if there is. */
    static Optional<Message> startOutside(Arguments arguments) {
        int rows = arguments.integer(ROWS);
        int columns = arguments.integer(COLUMNS);
        if (start(arguments).isOn(rows, columns)) {
            return Optional.empty();
        }
        var typed = arguments.text(START);
        return Optional.of(
                switch (arguments.get(START)) {
                    case Square square -> Message.of("knight.start-outside", typed, rows - 1, columns - 1);
                    case SquareNotation.Chess chess ->
                        Message.of("knight.start-outside.chess", typed, ChessSquare.letter(columns), rows);
                });
    }

    private static boolean walks(Arguments arguments) {
        return arguments.get(ALGORITHM).walks();
    }

    public static boolean wantsAll(Arguments arguments) {
        return arguments.get(TOURS) == Tours.ALL && walks(arguments);
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        int rows = arguments.integer(ROWS);
        int columns = arguments.integer(COLUMNS);
        var start = start(arguments);
        var outside = startOutside(arguments);
        if (outside.isPresent()) {
            return List.of(new Remark(START.name(), outside.get(), true));
        }
        int wrong = walks(arguments) ? KnightPathFormat.firstWrong(rows, columns, start, path(arguments)) : -1;
        if (wrong >= 0) {
            var typed = arguments.get(PATH);
            var square =
                    typed.get(wrong + typed.size() - path(arguments).size()).toString();
            var why = wrong == 0
                    ? Message.of("knight.path-start", square, arguments.text(START))
                    : Message.of("knight.path-wrong", square);
            return List.of(new Remark(PATH.name(), why, true));
        }
        if (arguments.get(ALGORITHM).counts()) {
            var wide = Message.of("knight.remark.too-wide", FrontierSweeps.WIDEST);
            return Math.min(rows, columns) > FrontierSweeps.WIDEST
                    ? List.of(new Remark(ROWS.name(), wide, true))
                    : List.of();
        }
        if (walks(arguments) && Math.max(rows, columns) > LARGEST_WALKED) {
            return List.of(new Remark(ROWS.name(), Message.of("knight.remark.large", LARGEST_WALKED), false));
        }
        return Impossibility.of(rows, columns, start)
                .map(reason -> new Remark(START.name(), reason.message(rows, columns), false))
                .stream()
                .toList();
    }

    @Override
    public Optional<GameRules> gameRules() {
        return Optional.of(new KnightGame());
    }

    @Override
    public Optional<ProgramRules> programRules() {
        return Optional.of(new KnightProgramRules());
    }
}
