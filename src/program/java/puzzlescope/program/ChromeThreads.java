package puzzlescope.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The threads of a trace, and how many calls each has. One thread. */
final class ChromeThreads {

    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<String> names = new ArrayList<>();
    private final List<Integer> calls = new ArrayList<>();

    /** Returns the number of a thread. */
    int number(String thread) {
        return numbers.computeIfAbsent(thread, _ -> {
            names.add(thread);
            calls.add(0);
            return calls.size() - 1;
        });
    }

    void name(int thread, String name) {
        names.set(thread, name);
    }

    void countCall(int thread) {
        calls.set(thread, calls.get(thread) + 1);
    }

    /** Returns the name, or the numbers of process and thread. */
    String name(int thread) {
        return names.get(thread);
    }

    int calls(int thread) {
        return calls.get(thread);
    }

    /** Returns the first of the threads with most calls; -1 if there are no calls. */
    int mostCalls() {
        int most = -1;
        for (int thread = 0; thread < calls.size(); thread++) {
            if (calls.get(thread) > (most < 0 ? 0 : calls.get(most))) {
                most = thread;
            }
        }
        return most;
    }

    /** Returns the number of threads that have calls. */
    long withCalls() {
        return calls.stream().filter(count -> count > 0).count();
    }

    long allCalls() {
        return calls.stream().mapToLong(Integer::longValue).sum();
    }
}
