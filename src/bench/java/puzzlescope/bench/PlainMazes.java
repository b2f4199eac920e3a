package puzzlescope.bench;

import java.util.ArrayDeque;
import java.util.SplittableRandom;

/** Mazes as textbooks program them: bounds asked for, a list of directions, a stack of cells. A byte a cell, four sides. */
final class PlainMazes {

    private static final int[] ROWS = {-1, 1, 0, 0};
    private static final int[] COLUMNS = {0, 0, -1, 1};

    private PlainMazes() {}

    static byte[] backtracker(int rows, int columns, long seed) {
        var random = new SplittableRandom(seed);
        byte[] sides = new byte[rows * columns];
        boolean[] visited = new boolean[rows * columns];
        var stack = new ArrayDeque<Integer>();
        stack.push(0);
        visited[0] = true;
        int[] open = new int[4];
        while (!stack.isEmpty()) {
            int cell = stack.peek();
            int count = 0;
            for (int side = 0; side < 4; side++) {
                int row = cell / columns + ROWS[side];
                int column = cell % columns + COLUMNS[side];
                if (row >= 0 && row < rows && column >= 0 && column < columns && !visited[row * columns + column]) {
                    open[count++] = side;
                }
            }
            if (count == 0) {
                stack.pop();
                continue;
            }
            int side = open[random.nextInt(count)];
            int next = cell + ROWS[side] * columns + COLUMNS[side];
            sides[cell] |= (byte) (1 << side);
            sides[next] |= (byte) (1 << (side ^ 1));
            visited[next] = true;
            stack.push(next);
        }
        return sides;
    }

    static byte[] kruskal(int rows, int columns, long seed) {
        var random = new SplittableRandom(seed);
        byte[] sides = new byte[rows * columns];
        int[] parents = new int[rows * columns];
        for (int cell = 0; cell < parents.length; cell++) {
            parents[cell] = cell;
        }
        int[] walls = new int[2 * rows * columns];
        int count = 0;
        for (int cell = 0; cell < parents.length; cell++) {
            if (cell % columns < columns - 1) {
                walls[count++] = 2 * cell;
            }
            if (cell / columns < rows - 1) {
                walls[count++] = 2 * cell + 1;
            }
        }
        for (int i = count - 1; i > 0; i--) {
            int drawn = random.nextInt(i + 1);
            int wall = walls[drawn];
            walls[drawn] = walls[i];
            walls[i] = wall;
        }
        for (int i = 0; i < count; i++) {
            int cell = walls[i] / 2;
            int side = walls[i] % 2 == 0 ? 3 : 1;
            int next = cell + (side == 3 ? 1 : columns);
            int one = root(parents, cell);
            int other = root(parents, next);
            if (one != other) {
                parents[one] = other;
                sides[cell] |= (byte) (1 << side);
                sides[next] |= (byte) (1 << (side ^ 1));
            }
        }
        return sides;
    }

    private static int root(int[] parents, int cell) {
        int here = cell;
        while (parents[here] != here) {
            parents[here] = parents[parents[here]];
            here = parents[here];
        }
        return here;
    }
}
