package puzzlescope.ui.app;

import java.util.function.Consumer;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import puzzlescope.core.event.Message;
import puzzlescope.text.Transcript;
import puzzlescope.text.Transcripts;
import puzzlescope.text.Words;
import puzzlescope.ui.player.Session;

/** Copies a recorded run to the clipboard as the text that the command line prints. FX thread only. */
final class CopyText {

    /** Longer texts are better made by the command line. */
    private static final int MOST_CHARACTERS = 20_000_000;

    private CopyText() {}

    /**
     * Copies what is recorded so far and tells how it went.
     *
     * @param byHand whether a person played it: then the sentences of its events are copied, one a line
     */
    static void copy(Words words, Session session, boolean byHand, Consumer<Message> tell) {
        tell.accept(attempt(words, session, byHand));
    }

    private static Message attempt(Words words, Session session, boolean byHand) {
        var trace = session.trace();
        if (trace.firstKept() > 0) {
            return Message.of("copy-text.not-kept");
        }
        var text = new StringBuilder();
        var transcript = byHand ? sentences(words, session, text) : print(words, session, text);
        for (long position = 0; position < trace.length(); position++) {
            transcript.emit(trace.event(position));
            if (text.length() > MOST_CHARACTERS) {
                return Message.of("copy-text.too-long", MOST_CHARACTERS);
            }
        }
        transcript.finish();
        var content = new ClipboardContent();
        content.putString(text.toString());
        Clipboard.getSystemClipboard().setContent(content);
        return Message.of("copy-text.done", text.toString().lines().count());
    }

    private static Transcript print(Words words, Session session, StringBuilder text) {
        return Transcripts.of(session.puzzle())
                .begin(session.arguments(), session.instance().vocabulary(), words, text::append);
    }

    private static Transcript sentences(Words words, Session session, StringBuilder text) {
        var vocabulary = session.instance().vocabulary();
        return event ->
                text.append(words.say(vocabulary.unpack(event).sentence())).append('\n');
    }
}
