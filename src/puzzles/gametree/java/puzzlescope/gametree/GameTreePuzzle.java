package puzzlescope.gametree;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.gametree.fast.TreeSize;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.NoughtsSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/** Two-player games: the winner under perfect play, and a move that achieves it. */
public final class GameTreePuzzle implements Puzzle {

    /** The most positions that are searched one by one. */
    static final long MOST_POSITIONS = 20_000_000;

    /** The number of positions from which a remark is made. */
    private static final long MANY_POSITIONS = 100_000;

    public static final ChoiceParameter<GameTreeAlgorithm> ALGORITHM =
            ChoiceParameter.of("algorithm", GameTreeAlgorithm.values());

    public static final ChoiceParameter<TwoPlayerGame> GAME = ChoiceParameter.of("game", TwoPlayerGame.values());

    /** The start of noughts and crosses; matters for that game only. */
    public static final TextParameter<Integer> SQUARES = new TextParameter<>(
            "squares", NoughtsFormat.parse("O.X/X../O.."), NoughtsFormat::parse, NoughtsFormat::format);

    /** The start of Nim; matters for that game only. */
    public static final TextParameter<Integer> HEAPS =
            new TextParameter<>("heaps", HeapsFormat.parse("1,3,5"), HeapsFormat::parse, HeapsFormat::format);

    /** The player to move at the start, where the start does not determine it. */
    public static final ChoiceParameter<GamePlayer> FIRST = ChoiceParameter.of("first", GamePlayer.values());

    @Override
    public String id() {
        return "gametree";
    }

    /** A draw after the best replies, so that a person who plays X from here can still lose it. */
    @Override
    public Arguments firstRun() {
        return presets().with(SQUARES, "XX./O../X.O");
    }

    @Override
    public ChoiceParameter<GameTreeAlgorithm> algorithmParameter() {
        return ALGORITHM;
    }

    @Override
    public List<Rivalry<?>> rivals() {
        return List.of(Rivalry.of(
                ALGORITHM, GameTreeAlgorithm.MINIMAX, GameTreeAlgorithm.ALPHA_BETA, GameTreeAlgorithm.MEMOISED));
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(GAME, SQUARES, HEAPS, FIRST);
    }

    @Override
    public List<String> listings() {
        return Stream.concat(ALGORITHM.choices().stream(), Stream.of(GameTreeAlgorithm.XOR_RULE))
                .toList();
    }

    public static int start(Arguments arguments) {
        return switch (arguments.get(GAME)) {
            case NOUGHTS_AND_CROSSES -> arguments.get(SQUARES);
            case NIM -> arguments.get(HEAPS);
        };
    }

    /** Returns the player to move at the start: the one with fewer squares, else the chosen one. */
    public static GamePlayer first(Arguments arguments) {
        return switch (arguments.get(GAME)) {
            case NIM -> arguments.get(FIRST);
            case NOUGHTS_AND_CROSSES -> {
                int ahead = surplus(arguments);
                yield ahead == 0 ? arguments.get(FIRST) : ahead > 0 ? GamePlayer.MIN : GamePlayer.MAX;
            }
        };
    }

    /** Returns the number of squares that the first player has more than the second. */
    private static int surplus(Arguments arguments) {
        int position = arguments.get(SQUARES);
        return NoughtsSpace.count(position, GamePlayer.MAX) - NoughtsSpace.count(position, GamePlayer.MIN);
    }

    @Override
    public boolean matters(Parameter<?> parameter, Arguments arguments) {
        boolean isNim = arguments.get(GAME) == TwoPlayerGame.NIM;
        boolean idle = parameter.equals(SQUARES) && isNim
                || parameter.equals(HEAPS) && !isNim
                || parameter.equals(FIRST) && !isNim && surplus(arguments) != 0;
        return !idle && Puzzle.super.matters(parameter, arguments);
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        var beyond = Puzzle.super.check(arguments);
        long positions = TreeSize.of(arguments.get(GAME), start(arguments), first(arguments));
        var algorithm = arguments.get(ALGORITHM);
        if (!beyond.isEmpty() || positions < MANY_POSITIONS || algorithm == GameTreeAlgorithm.MEMOISED) {
            return beyond;
        }
        boolean tooMany = positions > MOST_POSITIONS && algorithm == GameTreeAlgorithm.MINIMAX;
        var place = arguments.get(GAME) == TwoPlayerGame.NIM ? HEAPS : SQUARES;
        var message = Message.of(tooMany ? "gametree.too-many" : "gametree.many", positions, MOST_POSITIONS);
        return List.of(new Remark(place.name(), message, tooMany));
    }

    @Override
    public Optional<GameRules> gameRules() {
        return Optional.of(new GameTreeGame());
    }

    @Override
    public Optional<ProgramRules> programRules() {
        return Optional.of(new GameTreeProgramRules());
    }

    @Override
    public StepQuestions stepQuestions(Arguments arguments) {
        return new GameTreeStepQuestions();
    }

    @Override
    public Message gameHelp(Arguments arguments) {
        return Message.of("gametree.hand.help." + arguments.text(GAME));
    }
}
