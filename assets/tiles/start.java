// Put the tiles in order: ascending from 1, row by row, the blank last. Rows and columns count from 0.
class MyTiles {

    void solve(Tiles board) {
        int n = board.size();
        // Your program goes here. These are the steps that it can take:
        //   board.slide(tile)          slides a tile into the blank
        //   board.up()                 slides the tile below the blank up; so do down, left and right
        // And these are the questions that it can ask:
        //   board.tile(row, column)    the tile on a square, 0 for the blank
        //   board.blankRow()           the row of the blank; blankColumn() is its column
        //   board.solved()             whether all tiles are in order
        System.out.println("There are " + (n * n - 1) + " tiles.");
    }
}
