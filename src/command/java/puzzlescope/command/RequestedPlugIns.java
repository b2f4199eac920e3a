package puzzlescope.command;

import java.util.ArrayList;
import java.util.List;

/**
 * The jars that a command line names as plug-ins to use this once, which are needed before the rest is parsed.
 *
 * @param files the names of the jars
 * @param rest all other arguments, including the flag without a file, which is rejected later
 */
public record RequestedPlugIns(List<String> files, List<String> rest) {

    static final String FLAG = "--plug-in";

    public static RequestedPlugIns of(List<String> arguments) {
        var files = new ArrayList<String>();
        var rest = new ArrayList<String>();
        for (int i = 0; i < arguments.size(); i++) {
            var argument = arguments.get(i);
            if (argument.equals(FLAG) && i + 1 < arguments.size()) {
                i++;
                files.add(arguments.get(i));
            } else if (argument.startsWith(FLAG + "=")) {
                files.add(argument.substring(FLAG.length() + 1));
            } else {
                rest.add(argument);
            }
        }
        return new RequestedPlugIns(List.copyOf(files), List.copyOf(rest));
    }
}
