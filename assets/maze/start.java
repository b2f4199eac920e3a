// Find a way from the start to a goal.
// Cells are squares in odd rows and columns, counted from 0; between two cells lies a wall or a passage.
class MyMaze {

    void solve(Maze maze) {
        maze.enter(maze.startRow(), maze.startColumn());
        // Your program goes on here. These are the steps that it can take:
        //   maze.enter(row, column)      enters a cell next to this one
        //   maze.back(row, column)       leaves this cell, back to where it was entered from
        //   maze.found(row, column)      tells that this cell is a goal
        // And these are the questions that it can ask:
        //   maze.wall(row, column)       whether a square is a wall
        //   maze.goal(row, column)       whether a cell is a goal
        //   maze.visited(row, column)    whether a cell has been entered
    }
}
