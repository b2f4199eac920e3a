// Lead the knight to every square once. Rows and columns count from 0.
class MyKnight {

    void solve(Knight board) {
        int squares = board.rows() * board.columns();
        // Your program goes here. These are the steps that it can take:
        //   board.hop(row, column)     moves the knight to a square
        //   board.back(row, column)    takes the knight back from this square
        // And these are the questions that it can ask:
        //   board.free(row, column)    whether the knight can hop to a square
        //   board.visits()             the number of squares visited
        //   board.row()                the row of the knight; column() is its column
        System.out.println("There are " + squares + " squares.");
    }
}
