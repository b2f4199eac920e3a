package puzzlescope.learn.document;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.run.Branch;

/** Reads and writes the branches of a run. Whether the algorithm has them is not checked before it runs. */
final class BranchFields {

    private static final String NAME = "branches";

    private BranchFields() {}

    static void write(JsonGenerator json, List<Branch> branches) throws IOException {
        if (branches.isEmpty()) {
            return;
        }
        json.writeArrayFieldStart(NAME);
        for (var branch : branches) {
            json.writeStartObject();
            json.writeNumberField("position", branch.position());
            json.writeNumberField("choice", branch.choice());
            json.writeNumberField("candidate", branch.candidate());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** Returns the branches of a file, in order. */
    static List<Branch> read(JsonFields file) {
        var branches = new ArrayList<Branch>();
        for (var each : file.objects(NAME)) {
            var branch = branch(each);
            if (!branches.isEmpty() && !branch.isAfter(branches.getLast())) {
                throw refused();
            }
            branches.add(branch);
        }
        return branches;
    }

    private static Branch branch(JsonFields branch) {
        long position = branch.number("position");
        long choice = branch.number("choice");
        long candidate = branch.number("candidate");
        branch.end();
        if (candidate >= Long.SIZE) {
            throw refused();
        }
        return new Branch(choice, (int) candidate, position);
    }

    private static InvalidInputException refused() {
        return new InvalidInputException(Message.of("run-file.branches"));
    }
}
