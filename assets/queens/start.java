// Place a queen in each row, from the top, so that none attacks another.
// Rows and columns count from 0.
class MyQueens {

    void solve(Queens board) {
        int n = board.size();
        // Your program goes here. These are the steps that it can take:
        //   board.place(row, column)     places a queen in the next row
        //   board.remove(row, column)    removes the queen that was placed last
        //   board.solved()               tells that a solution is found
        // And these are the questions that it can ask:
        //   board.safe(row, column)      whether no queen attacks a square
        //   board.queen(row)             the column of the queen in a row, -1 if it has none
        System.out.println("There are " + n + " rows.");
    }
}
