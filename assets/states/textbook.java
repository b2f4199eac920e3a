// Breadth-first search: expand the state that has waited longest; enqueue each new state that it leads to.
import java.util.ArrayDeque;
import java.util.HashSet;

class BreadthFirstSearch {

    void solve(States board) {
        var queue = new ArrayDeque<String>();
        var known = new HashSet<String>();
        queue.add(board.start());
        known.add(board.start());
        boolean isFound = false;
        while (!queue.isEmpty()) {
            String state = queue.remove();
            board.expand(state);
            if (!isFound && board.goal(state)) {
                isFound = true;
                board.found(state);
            }
            for (String next : board.next(state)) {
                board.generate(state, next);
                if (known.add(next)) {
                    queue.add(next);
                }
            }
            board.close(state);
        }
    }
}
