package puzzlescope.app.ask;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How many hands each choice of a question got, in the first vote of a class and, if there was one, in the second. */
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

    /** How many votes there were, with the one that is under way. */
    int rounds() {
        return rounds.size();
    }

    /** Begins the second vote. */
    void again() {
        if (rounds.size() == 1) {
            rounds.add(new int[choices]);
        }
    }

    /** The hands of a choice in a vote, both from 0. */
    int hands(int round, int choice) {
        return rounds.get(round)[choice];
    }

    /** The hands of a choice in the vote that is under way. */
    int hands(int choice) {
        return hands(rounds.size() - 1, choice);
    }

    void set(int choice, int hands) {
        rounds.getLast()[choice] = Math.clamp(hands, 0, MOST_HANDS);
    }

    /** The most hands that any choice got in any vote. */
    int most() {
        return rounds.stream()
                .mapToInt(round -> Arrays.stream(round).max().orElse(0))
                .max()
                .orElse(0);
    }

    boolean isEmpty() {
        return most() == 0;
    }

    /** The choice that most hands were for in the last vote; -1 if nobody voted, or as many were for another. */
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
