package puzzlescope.hanoi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
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
import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.hanoi.space.HanoiStateFormat;

/** A tower of disks to be moved to another peg, with three pegs or with four. */
public final class HanoiPuzzle implements Puzzle {

    private static final StepQuestions STEP_QUESTIONS = new HanoiStepQuestions();

    public static final NumberParameter DISKS = HanoiSpace.DISKS;

    /** The first state, in the notation of {@link HanoiStateFormat}; empty for all disks on the first peg. */
    public static final TextParameter<String> FROM =
            new TextParameter<>("from", "", HanoiStateFormat::parse, state -> state);

    public static final ChoiceParameter<HanoiAlgorithm> ALGORITHM =
            ChoiceParameter.of("algorithm", HanoiAlgorithm.values());

    /** Returns the disks and pegs for these arguments. */
    static HanoiSpace space(Arguments arguments) {
        return new HanoiSpace(arguments.integer(DISKS), arguments.get(ALGORITHM).pegs());
    }

    /** Returns the initial state; all disks on the first peg unless another valid state is given. */
    static long start(Arguments arguments) {
        var space = space(arguments);
        long given = givesState(arguments) ? space.state(arguments.get(FROM)) : HanoiSpace.NONE;
        return given == HanoiSpace.NONE ? space.start() : given;
    }

    private static boolean givesState(Arguments arguments) {
        return !arguments.get(ALGORITHM).ignored().contains(FROM)
                && !arguments.get(FROM).isEmpty();
    }

    /** Returns a copy with an algorithm that does not search all states. */
    static Arguments unsearched(Arguments arguments) {
        boolean searched = arguments.get(ALGORITHM) == HanoiAlgorithm.BREADTH_FIRST;
        return searched ? arguments.choosing(ALGORITHM, HanoiAlgorithm.RECURSION) : arguments;
    }

    @Override
    public String id() {
        return "hanoi";
    }

    @Override
    public StepQuestions stepQuestions(Arguments arguments) {
        return STEP_QUESTIONS;
    }

    @Override
    public ChoiceParameter<HanoiAlgorithm> algorithmParameter() {
        return ALGORITHM;
    }

    @Override
    public List<Rivalry<?>> rivals() {
        return List.of(Rivalry.of(
                ALGORITHM, HanoiAlgorithm.RECURSION, HanoiAlgorithm.BREADTH_FIRST, HanoiAlgorithm.FRAME_STEWART));
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(DISKS, FROM);
    }

    @Override
    public Optional<InstanceSizes> instanceSizes() {
        return Optional.of(new InstanceSizes(List.of(DISKS), 1, 1, 20));
    }

    @Override
    public List<String> listings() {
        var all = new ArrayList<>(Puzzle.super.listings());
        all.add(HanoiAlgorithm.FROM_ANYWHERE);
        return List.copyOf(all);
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        var beyond = Puzzle.super.check(arguments);
        if (!beyond.isEmpty()) {
            return beyond;
        }
        boolean wrong = givesState(arguments) && space(arguments).state(arguments.get(FROM)) == HanoiSpace.NONE;
        var message = Message.of("hanoi.remark.from", arguments.get(FROM), arguments.integer(DISKS));
        return wrong ? List.of(new Remark(FROM.name(), message, true)) : List.of();
    }

    @Override
    public Optional<GameRules> gameRules() {
        return Optional.of(new HanoiGame());
    }

    @Override
    public Optional<ProgramRules> programRules() {
        return Optional.of(new HanoiProgramRules());
    }
}
