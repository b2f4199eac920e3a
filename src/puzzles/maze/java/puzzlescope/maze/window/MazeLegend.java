package puzzlescope.maze.window;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.maze.board.CellAnnotation;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.maze.picture.MazeInks;
import puzzlescope.picture.Ink;
import puzzlescope.window.board.ColorMeaning;

/** The meanings of a maze's colours, which depend on its algorithms. */
final class MazeLegend {

    private static final String RING = "\u25cb";
    private static final String NUMBER = "7";
    private static final String CROSS = "\u00d7";

    private final Arguments arguments;
    private final boolean coloured;
    private final Numbers numbers;
    private final List<ColorMeaning> meanings = new ArrayList<>();

    /** The numbers for which cells have room. */
    enum Numbers {
        NONE,
        DISTANCES,
        RATINGS
    }

    private MazeLegend(Arguments arguments, boolean coloured, Numbers numbers) {
        this.arguments = arguments;
        this.coloured = coloured;
        this.numbers = numbers;
    }

    static List<ColorMeaning> ofGame() {
        return List.of(
                meaning(MazeInks.PATH, "", "walked"),
                meaning(MazeInks.LEFT, "", "left"),
                meaning(Ink.MARK, "", "current"));
    }

    /**
     * The meanings in a run while a maze is made, or while it is solved, when some colours mean something else.
     *
     * @param found whether a path to a goal is on the board
     * @param coloured whether steps from the start are coloured
     */
    static List<ColorMeaning> of(
            Arguments arguments, boolean solving, boolean found, boolean coloured, Numbers numbers) {
        var legend = new MazeLegend(arguments, coloured, numbers);
        arguments.get(MazePuzzle.ALGORITHM).annotations(arguments).stream()
                .filter(each -> !solving || each == CellAnnotation.MUD)
                .sorted()
                .forEach(legend::add);
        if (solving) {
            MazePuzzle.finder(arguments).ifPresent(legend::add);
            if (found) {
                legend.add(MazeInks.SOLUTION, "", "solution");
            }
        } else {
            legend.addStep();
        }
        return legend.meanings;
    }

    private static ColorMeaning meaning(Ink ink, String sign, String key) {
        return new ColorMeaning(ink, sign, "maze.legend." + key);
    }

    private void add(Ink ink, String sign, String key) {
        meanings.add(meaning(ink, sign, key));
    }

    /** Adds the colours of a step of making a maze: its place, what it rejects, what chance decides. */
    private void addStep() {
        var kept = arguments.get(MazePuzzle.ALGORITHM).annotations(arguments);
        add(Ink.MARK, "", "current");
        if (!kept.contains(CellAnnotation.STANDING_WALLS)) {
            add(Ink.CONFLICT, "", kept.contains(CellAnnotation.WALK) ? "loop" : "rejected");
        }
        add(Ink.SOLUTION, "", "picked");
    }

    private void add(CellAnnotation kept) {
        switch (kept) {
            case PATH -> add(MazeInks.PATH, "", "path");
            case WAY_BACK -> add(MazeInks.LEFT, "", arguments.integer(MazePuzzle.LOOPS) > 0 ? "left-loops" : "left");
            case SETS -> add(Ink.REPEATED, "1", "sets");
            case STANDING_WALLS -> add(Ink.CONFLICT, CROSS, "kept");
            case FRONTIER -> add(MazeInks.LEFT, RING, "frontier");
            case WALK -> add(MazeInks.PATH, "", "walk");
            case MUD -> add(MazeInks.MUD, "≈", "mud");
        }
    }

    private void add(MazeSolver finder) {
        if (coloured) {
            add(Ink.SCALE_LOW, "", "near");
            add(Ink.SCALE_HIGH, "", "far");
        }
        switch (finder) {
            case DEPTH_FIRST, WALL_FOLLOWER -> {
                add(Ink.MARK, "", "current");
                if (!coloured) {
                    add(MazeInks.LEFT, "", "left");
                }
                if (finder == MazeSolver.WALL_FOLLOWER) {
                    add(Ink.CONFLICT, "", "hand");
                }
            }
            case BREADTH_FIRST, DIJKSTRA, A_STAR, GREEDY_BEST_FIRST -> {
                if (!arguments.get(MazePuzzle.ALGORITHM).isGiant()) {
                    add(Ink.MARK, RING, finder == MazeSolver.BREADTH_FIRST ? "queued" : "open-list");
                }
                if (!coloured) {
                    add(MazeInks.LEFT, "", "visited");
                }
            }
            case DEAD_END_FILLING -> {
                add(Ink.MARK, "", "current");
                add(Ink.UNVISITED, CROSS, "filled");
            }
        }
        if (finder.countsSteps()
                && numbers != Numbers.NONE
                && !arguments.get(MazePuzzle.ALGORITHM).isGiant()) {
            boolean rated = numbers == Numbers.RATINGS && finder == MazeSolver.A_STAR;
            // A colour that is always on the board, since numbers have none of their own.
            add(Ink.WALL, NUMBER, rated ? "ratings" : "distances");
        }
    }
}
