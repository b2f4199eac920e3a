package puzzlescope.text;

import java.util.function.Consumer;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.maze.MazeBoard;
import puzzlescope.core.puzzle.maze.MazeEvent;
import puzzlescope.core.puzzle.maze.MazePuzzle;

/** The maze after every visit with the {@code @} mark, then the finished maze. */
final class MazeTranscript implements TranscriptFormat {

    private static final char WALL = '\u2588';

    @Override
    public Transcript begin(Arguments arguments, Vocabulary vocabulary, Words words, Consumer<CharSequence> out) {
        var board = new MazeBoard(arguments.integer(MazePuzzle.HEIGHT), arguments.integer(MazePuzzle.WIDTH));
        return event -> {
            board.apply(event);
            switch (MazeEvent.VOCABULARY.unpack(event)) {
                case MazeEvent.CellVisited _ -> out.accept(picture(board).append("\n\n\n"));
                case MazeEvent.MazeFinished _ -> out.accept(picture(board));
                default -> {}
            }
        };
    }

    private static StringBuilder picture(MazeBoard board) {
        var picture = new StringBuilder((board.columns() + 1) * board.rows());
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                boolean wall = board.square(row, column) == MazeBoard.Square.WALL;
                boolean mark = row == board.markRow() && column == board.markColumn();
                picture.append(mark ? '@' : wall ? WALL : ' ');
            }
            picture.append('\n');
        }
        return picture;
    }
}
