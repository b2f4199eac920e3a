package puzzlescope.ui.app;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.Desk;
import puzzlescope.ui.puzzle.finder.FinderView;
import puzzlescope.ui.puzzle.hanoi.HanoiView;
import puzzlescope.ui.puzzle.knight.KnightView;
import puzzlescope.ui.puzzle.maze.MazeView;
import puzzlescope.ui.puzzle.queens.QueensView;
import puzzlescope.ui.puzzle.recursion.RecursionView;
import puzzlescope.ui.puzzle.river.RiverView;
import puzzlescope.ui.puzzle.states.StatesView;
import puzzlescope.ui.puzzle.tiles.TilesView;

/** Which view draws which puzzle, and the icon of its tab. */
final class Views {

    private Views() {}

    static BoardView of(String puzzle, Desk desk) {
        return switch (puzzle) {
            case "maze" -> new MazeView(desk);
            case "tiles" -> new TilesView(desk);
            case "queens" -> new QueensView(desk);
            case "knight" -> new KnightView(desk);
            case "hanoi" -> new HanoiView(desk);
            case "river" -> new RiverView(desk);
            case "recursion" -> new RecursionView(desk);
            case "finder" -> new FinderView(desk);
            case "states" -> new StatesView(desk);
            default -> throw new IllegalArgumentException("there is no view of " + puzzle);
        };
    }

    static Ikon icon(String puzzle) {
        return switch (puzzle) {
            case "maze" -> MaterialDesignV.VIEW_QUILT;
            case "tiles" -> MaterialDesignV.VIEW_GRID;
            case "queens" -> MaterialDesignC.CHESS_QUEEN;
            case "knight" -> MaterialDesignC.CHESS_KNIGHT;
            case "hanoi" -> MaterialDesignP.PYRAMID;
            case "river" -> MaterialDesignF.FERRY;
            case "recursion" -> MaterialDesignF.FILE_TREE;
            case "finder" -> MaterialDesignF.FILE_SEARCH_OUTLINE;
            case "states" -> MaterialDesignG.GRAPH_OUTLINE;
            default -> throw new IllegalArgumentException("there is no icon of " + puzzle);
        };
    }
}
