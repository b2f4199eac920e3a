package puzzlescope.app.ask;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Hands for each choice of a question, in a class's first vote and its second, if any. */
final class Votes {

    static final int MOST_HANDS = 999;

    private final List<int[]> rounds = new ArrayList<>();
    private final int choices;

    Votes(int choices) {
        this.choices = choices;
        rounds.add(new int[choices]);
    }

    int choices() {
        return choices;
    }

    /** Number of votes, including the current one. */
    int rounds() {
        return rounds.size();
    }

    /** Starts the second vote. */
    void again() {
        if (rounds.size() == 1) {
            rounds.add(new int[choices]);
        }
    }

    /** Number of hands for a choice in a vote, both from 0. */
    int hands(int round, int choice) {
        return rounds.get(round)[choice];
    }

    /** Number of hands for a choice in the current vote. */
    int hands(int choice) {
        return hands(rounds.size() - 1, choice);
    }

    void set(int choice, int hands) {
        rounds.getLast()[choice] = Math.clamp(hands, 0, MOST_HANDS);
    }

    /** Largest number of hands for any choice in any vote. */
    int most() {
        return rounds.stream()
                .mapToInt(round -> Arrays.stream(round).max().orElse(0))
                .max()
                .orElse(0);
    }

    /** The choice with the most hands in the last vote; -1 if nobody voted, or there is a tie. */
    int winner() {
        var round = rounds.getLast();
        int best = Arrays.stream(round).max().orElse(0);
        int winner = -1;
        for (int choice = 0; choice < choices; choice++) {
            if (round[choice] == best) {
                if (winner >= 0) {
                    return -1;
                }
                winner = choice;
            }
        }
        return best == 0 ? -1 : winner;
    }
}
