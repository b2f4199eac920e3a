// Take all across the river.
class MyRiver {

    void solve(River river) {
        // Your program goes here. These are the steps that it can take:
        //   river.cross(guards, prisoners)    takes guards and prisoners to the other bank
        //   river.carry("G")                  takes some across, named by their letters
        System.out.println("At first: " + river.state());
    }
}
