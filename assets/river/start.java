// Take all across the river.
class MyRiver {

    void solve(River river) {
        // Your program goes here. These are the steps that it can take:
        //   river.cross(guards, prisoners)    takes guards and prisoners to the other bank
        //   river.carry("G")                  takes some across, named by their letters
        // And these are the questions that it can ask:
        //   river.state()                     who is on the left bank, and where the boat is
        //   river.right()                     whether the boat is on the right bank
        //   river.solved()                    whether all are across
        System.out.println("At first: " + river.state());
    }
}
