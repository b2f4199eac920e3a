package puzzlescope.export.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.CodeLanguage;
import puzzlescope.engine.text.Counter;
import puzzlescope.engine.text.Listing;
import puzzlescope.engine.text.Words;
import puzzlescope.export.MomentSentence;

/** The data besides the pictures of all positions: sentences, lines of the code, open calls and counters. */
final class PageNarration {

    /** Stands for a counter that the phase does not have, or that is not known yet. */
    private static final long NOT_COUNTED = -1;

    private final Session session;
    private final List<Words> all;
    private final List<Long> positions = new ArrayList<>();
    private final Numbering<String> sentences = new Numbering<>();
    private final List<List<Integer>> said = new ArrayList<>();
    private final List<ListingText> listings = new ArrayList<>();
    private final PagePanel panel;
    private final List<Counter> counters;
    private final Map<Integer, List<Counter>> inPhase = new HashMap<>();

    private final List<List<Long>> counts = new ArrayList<>();
    private final List<Long> last = new ArrayList<>();

    PageNarration(Session session, List<Words> all) {
        this.session = session;
        this.all = all;
        panel = new PagePanel(all);
        all.forEach(_ -> said.add(new ArrayList<>()));
        var parts = session.instance().listing();
        for (var codeLanguage : Listing.codes(session.puzzle().id(), parts)) {
            listings.add(new ListingText(
                    codeLanguage,
                    all.stream()
                            .map(words -> Listing.of(session.puzzle().id(), parts, words.language(), codeLanguage))
                            .toList()));
        }
        counters = Counter.ofAllPhases(session, all.getFirst());
        counters.forEach(_ -> {
            counts.add(new ArrayList<>());
            last.add(0L);
        });
    }

    void add(long position) {
        var timeline = session.timeline();
        timeline.seek(position);
        positions.add(position);
        var event = timeline.lastEvent();
        for (int i = 0; i < all.size(); i++) {
            said.get(i).add(sentences.of(MomentSentence.of(event, all.get(i))));
        }
        listings.forEach(listed -> listed.add(event));
        panel.add(timeline, Counter.counts(session, timeline.span()).hasCalls());
        for (int i = 0; i < counters.size(); i++) {
            long count = count(counters.get(i).key());
            counts.get(i).add(count - last.get(i));
            last.set(i, count);
        }
    }

    /** Returns a count in the phase at the position, or {@link #NOT_COUNTED}. */
    private long count(String key) {
        var timeline = session.timeline();
        return inPhase.computeIfAbsent(timeline.span(), span -> Counter.of(session, all.getFirst(), span)).stream()
                .filter(counter -> counter.key().equals(key))
                .findFirst()
                .map(counter -> counter.at(timeline))
                .orElse(OptionalLong.empty())
                .orElse(NOT_COUNTED);
    }

    List<Long> positions() {
        return List.copyOf(positions);
    }

    /** Returns the sentences of all positions in the first language. */
    List<String> sentences() {
        var texts = sentences.all();
        return said.getFirst().stream().map(texts::get).toList();
    }

    /** Returns all data for the page's script. */
    Map<String, Object> data() {
        var data = new LinkedHashMap<String, Object>();
        data.put("positions", positions);
        data.put("sentences", sentences.all());
        data.put("said", said);
        data.put("listings", listings.stream().map(ListingText::data).toList());
        data.put("panel", panel.lines());
        data.put("panels", panel.shown());
        data.put(
                "counters",
                all.stream()
                        .map(words -> counters.stream()
                                .map(counter -> words.localize(counter.key()))
                                .toList())
                        .toList());
        data.put("counts", counts);
        return data;
    }

    /** An algorithm in one code language, in every language of the interface. */
    private static final class ListingText {

        private final CodeLanguage codeLanguage;
        private final List<Listing> listings;
        private final List<List<Integer>> lines = new ArrayList<>();
        private final List<List<Integer>> calls = new ArrayList<>();

        ListingText(CodeLanguage codeLanguage, List<Listing> listings) {
            this.codeLanguage = codeLanguage;
            this.listings = listings;
            listings.forEach(_ -> {
                lines.add(new ArrayList<>());
                calls.add(new ArrayList<>());
            });
        }

        void add(Optional<Event> event) {
            for (int i = 0; i < listings.size(); i++) {
                lines.get(i).add(event.map(listings.get(i)::lineOf).orElse(-1));
                calls.get(i).add(event.map(listings.get(i)::callLineOf).orElse(-1));
            }
        }

        Map<String, Object> data() {
            var data = new LinkedHashMap<String, Object>();
            data.put("code", codeLanguage.name());
            data.put("texts", listings.stream().map(ListingText::codeOf).toList());
            data.put("lines", lines);
            data.put("calls", calls);
            return data;
        }

        private static List<String> codeOf(Listing listing) {
            return listing.lines().stream().map(Listing.Line::code).toList();
        }
    }
}
