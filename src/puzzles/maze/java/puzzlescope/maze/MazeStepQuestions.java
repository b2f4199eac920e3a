package puzzlescope.maze;

import static puzzlescope.engine.puzzle.StepQuestion.number;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.SearchQuestions;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.CarvingDecision;
import puzzlescope.maze.event.CarvingEvent;
import puzzlescope.maze.event.CellEvent;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.maze.event.SolvingEvent;
import puzzlescope.maze.event.SolvingKind;
import puzzlescope.maze.event.Turn;

/**
 * Asks whether a given wall falls, what is certain before a random choice, where a hand on the wall leads, and what
 * holds for all mazes and searches.
 */
record MazeStepQuestions(MazeGenerator generator, Optional<MazeSolver> solver, boolean mayHaveLoops)
        implements StepQuestions {

    /** The most cells, steps or joinings about which there is little to ask. */
    private static final int FEW = 2;

    /** The most cells of a set described in words. */
    private static final int MOST_TOLD = 20;

    private static final int CALLS = 3;

    /** The cells of a maze too small for its laws to be asked about, as mazes of one row or column are, too. */
    private static final int TWO_BY_TWO = 4;

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof MazeBoard board)) {
            return List.of();
        }
        var questions = new ArrayList<StepQuestion>();
        var next = stepSituation.next();
        if (next instanceof CarvingEvent carved) {
            questions.addAll(
                    switch (carved.kind().decision()) {
                        case FALLS_AS_APART -> List.of(wall(carved));
                        case STAYS_AS_CONNECTED -> isWhole(carved, board) ? List.of() : List.of(wall(carved));
                        case RANDOM_NEIGHBOUR -> chance(carved);
                        case OTHER -> List.of();
                    });
            questions.addAll(ofMazes(stepSituation, carved, board));
        } else if (next instanceof SolvingEvent solving) {
            var kind = solving.kind();
            if (next instanceof SolvingEvent.Turned turned
                    && openSides(board, turned).size() > 1) {
                questions.add(turn(board, turned));
            }
            if (kind == SolvingKind.CELL_QUEUED
                    && solving instanceof SolvingEvent.AtSide queued
                    && queued.first() > FEW) {
                questions.add(MazeSearchQuestions.distance(queued.first()));
            }
            questions.addAll(MazeSearchQuestions.about(solving, solver, mayHaveLoops, stepSituation));
        }
        return questions;
    }

    @Override
    public Optional<Message> state(StepSituation stepSituation) {
        if (stepSituation.next() instanceof SolvingEvent.Turned turned
                && stepSituation.board() instanceof MazeBoard maze) {
            return Message.list(openSides(maze, turned).stream().map(side -> Message.of("maze.direction." + side)))
                    .map(sides ->
                            Message.of("maze.ask.open-sides", CellEvent.place(turned.row(), turned.column()), sides));
        }
        if (!(stepSituation.next() instanceof CarvingEvent carved)
                || carved.kind().decision() != CarvingDecision.FALLS_AS_APART
                        && carved.kind().decision() != CarvingDecision.STAYS_AS_CONNECTED
                || !(stepSituation.board() instanceof MazeBoard board)) {
            return Optional.empty();
        }
        long packed = carved.pack();
        int row = CellEvent.ROW.of(packed);
        int column = CellEvent.COLUMN.of(packed);
        var side = CellEvent.SIDE.of(packed);
        var one = connected(board, row, column);
        var other = connected(board, row + 2 * side.rows(), column + 2 * side.columns());
        boolean isOneSmaller = one.size() <= other.size();
        var smaller = isOneSmaller ? one : other;
        var cell = isOneSmaller
                ? CellEvent.place(row, column)
                : CellEvent.place(row + 2 * side.rows(), column + 2 * side.columns());
        return smaller.size() > MOST_TOLD
                ? Optional.empty()
                : Message.list(smaller.stream()).map(cells -> Message.of("maze.ask.state", cell, cells));
    }

    /** Returns the cells connected with a cell, itself first. */
    private static List<String> connected(MazeBoard board, int row, int column) {
        var found = new ArrayList<List<Integer>>(List.of(List.of(row, column)));
        for (int next = 0; next < found.size(); next++) {
            int atRow = found.get(next).getFirst();
            int atColumn = found.get(next).getLast();
            for (var side : Direction.values()) {
                var beyond = List.of(atRow + 2 * side.rows(), atColumn + 2 * side.columns());
                if (board.isOpen(atRow, atColumn, side) && !found.contains(beyond)) {
                    found.add(beyond);
                }
            }
            if (found.size() > MOST_TOLD) {
                break;
            }
        }
        return found.stream()
                .sorted(Comparator.<List<Integer>>comparingInt(List::getLast).thenComparingInt(List::getFirst))
                .map(cell -> CellEvent.place(cell.getFirst(), cell.getLast()))
                .toList();
    }

    /** Returns whether all cells of a small maze are connected, so that no more walls fall. */
    private static boolean isWhole(CarvingEvent carved, MazeBoard board) {
        long packed = carved.pack();
        return connected(board, CellEvent.ROW.of(packed), CellEvent.COLUMN.of(packed))
                        .size()
                == board.rows() / 2 * (board.columns() / 2);
    }

    private static List<Direction> openSides(MazeBoard board, SolvingEvent.Turned turned) {
        return Stream.of(Direction.values())
                .filter(side -> board.isOpen(turned.row(), turned.column(), side))
                .toList();
    }

    /** Returns what is asked once a run about mazes without loops. */
    private List<StepQuestion> ofMazes(StepSituation stepSituation, CarvingEvent carved, MazeBoard board) {
        int down = board.rows() / 2;
        int across = board.columns() / 2;
        int cells = down * across;
        int walls = down * (across - 1) + (down - 1) * across;
        long earlier = stepSituation.earlier();
        var questions = new ArrayList<StepQuestion>();
        if (down < 2
                || across < 2
                || cells <= TWO_BY_TWO
                || !(carved instanceof CarvingEvent.AtWall
                        || carved instanceof CarvingEvent.SetsMerged
                        || carved instanceof CarvingEvent.WallBuilt
                        || carved instanceof CarvingEvent.MarkMoved)) {
            return questions;
        }
        if (earlier == 0) {
            questions.add(passages(cells, walls));
            ofGenerator().ifPresent(questions::add);
        } else if (earlier == 1) {
            questions.add(remainingWalls(cells, walls));
        }
        questions.addAll(SearchQuestions.inTurn(
                earlier,
                () -> certain(Message.of("maze.ask.paths"), "one-path", "two-paths", "no-path", "by-seed"),
                () -> change(Message.of("maze.ask.one-more"), "one-loop", "two-parts", "nothing", "new-dead-end"),
                () -> deadEnds(cells),
                () -> change(Message.of("maze.ask.closed-passage"), "cut", "detour", "one-loop-less", "unchanged")));
        boolean isJoined =
                carved.kind().decision() == CarvingDecision.FALLS_AS_APART && carved instanceof CarvingEvent.SetsMerged;
        if (isJoined && earlier > FEW && earlier + 1 < cells && generator == MazeGenerator.KRUSKAL) {
            questions.add(sets(cells, (int) earlier));
        }
        if (carved.kind().decision() == CarvingDecision.RANDOM_NEIGHBOUR
                && stepSituation.calls().size() >= CALLS) {
            questions.add(
                    certain(Message.of("maze.ask.open-calls"), "on-the-path", "all-visited", "two-calls", "unvisited"));
        }
        return questions;
    }

    /** Returns what is asked once a run about the idea of its generator. */
    private Optional<StepQuestion> ofGenerator() {
        return Optional.ofNullable(
                switch (generator) {
                    case WILSON ->
                        certain(
                                Message.of("maze.ask.met-itself"),
                                "loop-erased",
                                "loop-carved",
                                "walk-ends",
                                "new-walk");
                    case BORUVKA ->
                        certain(Message.of("maze.ask.round"), "parts-halved", "one-part-less", "one-part", "no-fewer");
                    case PRIM ->
                        certain(Message.of("maze.ask.frontier"), "beside-maze", "newest", "near-start", "one-side");
                    case PRIM_BY_WALLS ->
                        reason(Message.of("maze.ask.listed-wall"), "both-inside", "border", "too-early", "by-chance");
                    case ELLER ->
                        certain(Message.of("maze.ask.row-done"), "down", "one-cell", "once-down", "closed-right");
                    case HUNT_AND_KILL ->
                        certain(Message.of("maze.ask.stuck"), "hunt", "walk-back", "finished", "anywhere");
                    case GROWING_TREE ->
                        change(Message.of("maze.ask.active"), "pick-newest", "pick-oldest", "pick-random", "pick-far");
                    case ALDOUS_BRODER ->
                        certain(Message.of("maze.ask.walked-on"), "no-wall", "wall-crossed", "all-around", "path-loop");
                    case BINARY_TREE ->
                        certain(Message.of("maze.ask.bias"), "two-corridors", "no-bias", "long-paths", "crossed-loops");
                    case SIDEWINDER ->
                        certain(Message.of("maze.ask.run-ends"), "one-north", "each-north", "last-north", "none-north");
                    case RECURSIVE_DIVISION ->
                        certain(Message.of("maze.ask.doors"), "one-door", "no-door", "two-doors", "door-per-cell");
                    case RECURSIVE_BACKTRACKER, KRUSKAL, OWN, GIANT -> null;
                });
    }

    /** Asks how many dead ends there are at least. */
    private static StepQuestion deadEnds(int cells) {
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("maze.ask.dead-ends", cells),
                        number(2),
                        Message.of("maze.ask.dead-ends-why"))
                .or(number(0), Message.of("maze.ask.no-dead-end-why"))
                .or(number(1), Message.of("maze.ask.one-dead-end-why"))
                .or(number(cells / 2), Message.of("maze.ask.half-dead-ends-why"));
    }

    private static StepQuestion passages(int cells, int walls) {
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("maze.ask.passages", cells),
                        number(cells - 1),
                        Message.of("maze.ask.passages-why", cells, cells - 1))
                .or(number(cells), Message.of("maze.ask.loop-why"))
                .or(number(walls), Message.of("maze.ask.all-inner-why"))
                .or(number(2L * (cells - 1)), Message.of("maze.ask.twice-why"));
    }

    private static StepQuestion remainingWalls(int cells, int walls) {
        int left = walls - cells + 1;
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("maze.ask.walls-left", cells, walls),
                        number(left),
                        Message.of("maze.ask.walls-left-why", cells, cells - 1, walls, left))
                .or(number(left - 1), Message.of("maze.ask.loop-why"))
                .or(number(cells - 1), Message.of("maze.ask.removed-why", cells - 1))
                .or(number(left + 1), Message.of("maze.ask.two-parts-left-why", cells - 2));
    }

    private static StepQuestion sets(int cells, int removed) {
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("maze.ask.sets", cells, removed),
                        number(cells - removed),
                        Message.of("maze.ask.sets-why", cells, removed, cells - removed))
                .or(number(cells - removed - 1), Message.of("maze.ask.sets-one-why"))
                .or(number(removed), Message.of("maze.ask.sets-removed-why"))
                .or(number(cells - removed + 1), Message.of("maze.ask.sets-last-why"));
    }

    static StepQuestion certain(Message asked, String right, String... wrong) {
        return ofKeys(PredictionKind.INVARIANT, asked, right, wrong);
    }

    static StepQuestion reason(Message asked, String right, String... wrong) {
        return ofKeys(PredictionKind.REASON, asked, right, wrong);
    }

    static StepQuestion change(Message asked, String right, String... wrong) {
        return ofKeys(PredictionKind.CHANGE, asked, right, wrong);
    }

    private static StepQuestion ofKeys(PredictionKind kind, Message asked, String right, String... wrong) {
        return StepQuestion.ofKeys(kind, asked, "maze.ask.", right, wrong).atEveryStep();
    }

    private static StepQuestion wall(CarvingEvent carved) {
        boolean isFalling = carved.kind().decision() == CarvingDecision.FALLS_AS_APART;
        long packed = carved.pack();
        int row = CellEvent.ROW.of(packed);
        int column = CellEvent.COLUMN.of(packed);
        var side = CellEvent.SIDE.of(packed);
        var one = CellEvent.place(row, column);
        var other = CellEvent.place(row + 2 * side.rows(), column + 2 * side.columns());
        var why = Message.of(isFalling ? "maze.ask.apart" : "maze.ask.connected", one, other);
        var removed = Message.of("maze.ask.removed");
        var stays = Message.of("maze.ask.stays");
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("maze.ask.wall", one, other),
                        isFalling ? removed : stays,
                        why)
                .or(
                        isFalling ? stays : removed,
                        Message.of(isFalling ? "maze.ask.stays-why" : "maze.ask.removed-wall-why", one, other))
                .or(Message.of("maze.ask.later"), Message.of("maze.ask.later-why"))
                .or(Message.of("maze.ask.chance"), Message.of("maze.ask.chance-why"));
    }

    private static List<StepQuestion> chance(CarvingEvent carved) {
        if (!(carved instanceof CarvingEvent.AtWall wall) || wall.first() < 2) {
            return List.of();
        }
        int open = wall.first();
        return List.of(StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("maze.ask.neighbours", CellEvent.place(wall.row(), wall.column()), open),
                        Message.of("maze.ask.one-wall"),
                        Message.of("maze.ask.one-wall-why"))
                .or(
                        Message.of(open == 2 ? "maze.ask.both-walls" : "maze.ask.all-walls", open),
                        Message.of("maze.ask.all-walls-why"))
                .or(Message.of("maze.ask.in-order"), Message.of("maze.ask.in-order-why"))
                .or(Message.of("maze.ask.goes-back"), Message.of("maze.ask.goes-back-why", open)));
    }

    private static StepQuestion turn(MazeBoard board, SolvingEvent.Turned turned) {
        var facing = turned.turn().before(turned.side());
        var right = name(turned.turn());
        var question = StepQuestion.of(
                PredictionKind.MOVE,
                Message.of("maze.ask.turn", CellEvent.place(turned.row(), turned.column())),
                right,
                Message.of("maze.ask.first-open", right));
        for (var turn : Turn.values()) {
            if (turn == turned.turn()) {
                continue;
            }
            boolean isOpen = board.isOpen(turned.row(), turned.column(), turn.from(facing));
            question = question.or(
                    name(turn),
                    isOpen
                            ? Message.of("maze.ask.comes-first", right, name(turn))
                            : Message.of("maze.ask.closed", name(turn)));
        }
        return question;
    }

    private static Message name(Turn turn) {
        return Message.of("maze.turn." + turn);
    }
}
