package puzzlescope.engine.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import puzzlescope.engine.event.Message;

/** The findings so far, each fault once: the same rule broken again by the same subject is not repeated. One thread. */
final class Findings {

    private final List<Message> all = new ArrayList<>();
    private final Set<List<Object>> known = new HashSet<>();

    /**
     * Adds a finding.
     *
     * @param subject what breaks the rule, such as a kind of events; the message's first argument
     */
    void add(String key, Object subject, Object... more) {
        if (known.add(List.of(key, subject))) {
            var arguments = new ArrayList<>();
            arguments.add(subject);
            arguments.addAll(List.of(more));
            all.add(Message.of(key, arguments.toArray()));
        }
    }

    void add(Message finding) {
        if (known.add(List.of(finding.key(), finding.arguments().getFirst()))) {
            all.add(finding);
        }
    }

    List<Message> all() {
        return List.copyOf(all);
    }
}
