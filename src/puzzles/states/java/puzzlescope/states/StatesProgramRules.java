package puzzlescope.states;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import puzzlescope.engine.event.Costs;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.program.CheckedBoard;
import puzzlescope.engine.program.ProgramStep;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.CountedEvents;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.search.NodeNote;
import puzzlescope.states.board.StatesBoard;
import puzzlescope.states.custom.GraphUnion;
import puzzlescope.states.event.SearchOrder;
import puzzlescope.states.event.StatesEvent;
import puzzlescope.states.event.StatesEvent.Kind;
import puzzlescope.states.event.StatesGameEvent;
import puzzlescope.states.program.States;
import puzzlescope.states.search.CheckedStates;

/** Programs that search the states of the tab in an order of their own. */
final class StatesProgramRules implements ProgramRules {

    @Override
    public Class<?> board() {
        return States.class;
    }

    @Override
    public Arguments textbook(Arguments arguments) {
        return arguments.get(StatesPuzzle.ALGORITHM) == StatesAlgorithm.BREADTH_FIRST
                ? arguments
                : arguments.choosing(StatesPuzzle.ALGORITHM, StatesAlgorithm.BREADTH_FIRST);
    }

    /** Two searches side by side would be two programs. */
    @Override
    public boolean supports(Arguments arguments) {
        return arguments.get(StatesPuzzle.ALGORITHM) != StatesAlgorithm.SIDE_BY_SIDE;
    }

    @Override
    public Instance instance(Puzzle puzzle, Arguments arguments) {
        var graphs = StatesPuzzle.graphs(arguments, List.of(SearchOrder.AS_TOLD));
        var vocabulary = StatesEvent.vocabulary(graphs).withoutCalls();
        var counted = new CountedEvents(StatesAlgorithm.RESULT, Role.TRY, Role.REJECT, Role.SOLUTION)
                .with(Kind.NODE_VISITED)
                .with(StatesAlgorithm.DISCOVERED, StatesAlgorithm.CLOSED);
        return new Instance(
                        vocabulary,
                        () -> new StatesBoard(graphs),
                        _ -> RunOutcome.GAVE_UP,
                        StatesAlgorithm.ofSpace(graphs.named(), counted),
                        List.of(StatesAlgorithm.BREADTH_FIRST.id()))
                .measuredBy(Measure.of(vocabulary, "states.measure.open", 0)
                        .by(1, Kind.SEARCH_BEGAN, Kind.NODE_DISCOVERED)
                        .by(-1, Kind.NODE_VISITED));
    }

    @Override
    public Optional<Map<Parameter<?>, String>> inputsOfGraph(String graph) {
        return Optional.of(
                Map.of(StatesPuzzle.SPACE, StatesPuzzle.SPACE.format(SpaceKind.OWN), StatesPuzzle.OWN, graph));
    }

    /** Two texts with steps may tell of other parts of the same graph. */
    @Override
    public Arguments together(Arguments first, Arguments second) {
        if (!isOwn(first) || !isOwn(second)) {
            return ProgramRules.super.together(first, second);
        }
        var graph = GraphUnion.of(first.text(StatesPuzzle.OWN), second.text(StatesPuzzle.OWN));
        var whole = first.with(StatesPuzzle.OWN, graph);
        return first.program().map(whole::withProgram).orElse(whole);
    }

    private static boolean isOwn(Arguments arguments) {
        return arguments.get(StatesPuzzle.SPACE) == SpaceKind.OWN;
    }

    @Override
    public CheckedBoard open(Arguments arguments, EventSink sink) {
        return new CheckedStates(StatesPuzzle.graphs(arguments, List.of(SearchOrder.AS_TOLD)), sink);
    }

    /** Returns a board that writes the graph which the boards of the instance read. */
    @Override
    public CheckedBoard open(Arguments arguments, Instance instance, EventSink sink) {
        return new CheckedStates(((StatesBoard) instance.board()).graphs(), sink);
    }

    @Override
    public Optional<ProgramStep> step(Event event) {
        if (!(event instanceof StatesEvent step)) {
            return Optional.empty();
        }
        var graphs = step.graphs();
        return switch (step) {
            case StatesEvent.NodeVisited visited ->
                Optional.of(ProgramStep.of("expand", graphs.text(step.order(), visited.node())));
            case StatesEvent.NodeDiscovered found ->
                Optional.of(ProgramStep.of(
                        "generate", graphs.text(step.order(), found.from()), graphs.text(step.order(), found.node())));
            case StatesEvent.EdgeSeen seen ->
                Optional.of(ProgramStep.of(
                        "generate", graphs.text(step.order(), seen.from()), graphs.text(step.order(), seen.node())));
            case StatesEvent.LastImproved improved ->
                Optional.of(ProgramStep.of(
                        "update",
                        graphs.text(step.order(), improved.from()),
                        graphs.text(step.order(), improved.node())));
            case StatesEvent.GoalReached reached ->
                Optional.of(ProgramStep.of("found", graphs.text(step.order(), reached.node())));
            // Depth first, others have been expanded meanwhile.
            case StatesEvent.NodeLeft left ->
                left.order() == SearchOrder.DEPTH_FIRST
                        ? Optional.empty()
                        : Optional.of(ProgramStep.of("close", graphs.text(step.order(), left.node())));
            case StatesEvent.SearchBegan _, StatesEvent.SearchEnded _ -> Optional.empty();
            case StatesGameEvent _ -> Optional.empty();
        };
    }

    @Override
    public List<ProgramStep> steps(Event event) {
        var steps = new ArrayList<>(step(event).stream().toList());
        if (event instanceof StatesEvent step) {
            int node = StatesEvent.NODE.of(step.pack());
            step.note().ifPresent(note -> addNote(steps, step.graphs().text(step.order(), node), note));
        }
        return steps;
    }

    private static void addNote(List<ProgramStep> steps, String state, NodeNote note) {
        addCost(steps, "f", state, note.costs().f());
        addCost(steps, "g", state, note.costs().g());
        addCost(steps, "h", state, note.costs().h());
        if (!note.label().isEmpty()) {
            steps.add(ProgramStep.of("label", state, note.label()));
        }
    }

    private static void addCost(List<ProgramStep> steps, String word, String state, double cost) {
        if (Costs.isKnown(cost)) {
            steps.add(ProgramStep.of(word, state, cost));
        }
    }
}
