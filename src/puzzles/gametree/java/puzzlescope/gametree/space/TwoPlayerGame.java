package puzzlescope.gametree.space;

/** The two-player games. */
public enum TwoPlayerGame {
    NOUGHTS_AND_CROSSES(new NoughtsSpace(), "X", "O"),
    NIM(new NimSpace(), "A", "B");

    private final GameSpace space;
    private final String max;
    private final String min;

    TwoPlayerGame(GameSpace space, String max, String min) {
        this.space = space;
        this.max = max;
        this.min = min;
    }

    public GameSpace space() {
        return space;
    }

    public String name(GamePlayer who) {
        return who == GamePlayer.MAX ? max : min;
    }
}
