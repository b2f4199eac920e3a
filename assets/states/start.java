// Search the states of the tab. A state is a text, as it stands below its node.
class MySearch {

    void solve(States board) {
        String start = board.start();
        // Your program goes here. These are the steps that it can take:
        //   board.expand(state)            expands a known state
        //   board.generate(from, state)    generates a state by a move from an expanded one
        //   board.update(from, state)      changes the predecessor of a known state
        //   board.g(state, cost)           writes the cost of the path to the state reached last
        //   board.h(state, cost)           writes the estimated cost from that state to the goal
        //   board.label(state, text)       writes a short text beside the state reached last
        //   board.close(state)             all moves of the state expanded last are tried
        //   board.found(state)             the goal is found
        // And these are the questions that it can ask:
        //   board.next(state)              the states to which the moves of a known state lead
        //   board.goal(state)              whether a known state is the goal
        System.out.println("The search starts at " + start);
    }
}
