package puzzlescope.engine.text;

import static puzzlescope.engine.text.ProgramRun.javascript;
import static puzzlescope.engine.text.ProgramRun.python;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.maze.custom.ExampleMazes;
import puzzlescope.testkit.Golden;

/** Every program with arguments, beside the run of the app that it is to be like. */
final class ProgramRuns {

    /** Maze generators whose programs are not run with a size and a seed alone. */
    private static final Set<String> OTHERWISE_RUN = Set.of("recursive-backtracker", "growing-tree", "own", "giant");

    static final List<ProgramRun> ALL = Stream.of(
                    finder(), gameTree(), hanoi(), knight(), maze(), queens(), recursion(), river(), states(), tiles())
            .flatMap(runs -> runs)
            .toList();

    private ProgramRuns() {}

    private static Stream<ProgramRun> finder() {
        var folder = folder();
        return Stream.of("walk", "queue-walk", "plain-walk")
                .flatMap(part -> Stream.of("even no", "even yes", "vowels no", "vowels yes")
                        .map(words -> finder(part, words, folder)));
    }

    private static ProgramRun finder(String part, String words, Path folder) {
        var match = words.split(" ", -1)[0];
        boolean linked = words.endsWith("yes");
        var run = linked
                ? python("finder", part, folder.toString(), match, "links")
                : python("finder", part, folder.toString(), match);
        var beside = run.beside(
                        "algorithm",
                        part,
                        "folder",
                        folder.toString(),
                        "match",
                        match.equals("even") ? "even-size" : "every-vowel",
                        "follow-links",
                        linked ? "yes" : "no")
                .printingTheTranscript()
                .changing(text -> text.lines()
                        .map(path -> "'" + path + "'")
                        .collect(Collectors.joining(", ", title(match) + "\n[", "]\n")));
        return !part.equals("queue-walk") ? beside.oftener("return", "returns from the first folder, too") : beside;
    }

    private static String title(String match) {
        return match.equals("even") ? "All files with even byte sizes:" : "All files with every vowel in their name:";
    }

    /** A folder with files, folders, and links into an open folder, to a file, into one that was walked, and to nowhere. */
    private static Path folder() {
        try {
            var folder = Path.of("target", "walked").toAbsolutePath();
            if (Files.exists(folder.resolve("e"), LinkOption.NOFOLLOW_LINKS)) {
                return folder;
            }
            Files.createDirectories(folder.resolve("b/deeper"));
            Files.createDirectories(folder.resolve("empty"));
            Files.writeString(folder.resolve("a"), "12");
            Files.writeString(folder.resolve("b/Education"), "1");
            Files.writeString(folder.resolve("b/deeper/sequoia"), "1234");
            Files.writeString(folder.resolve("z"), "1");
            Files.createSymbolicLink(folder.resolve("b/deeper/up"), folder.resolve("b"));
            Files.createSymbolicLink(folder.resolve("c"), folder.resolve("a"));
            Files.createSymbolicLink(folder.resolve("d"), folder.resolve("b/deeper"));
            Files.createSymbolicLink(folder.resolve("e"), folder.resolve("nowhere"));
            return folder;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static Stream<ProgramRun> gameTree() {
        var searched = Stream.of("minimax", "alpha-beta", "memoised")
                .flatMap(algorithm -> Stream.of(
                        gameTree(algorithm, "squares", "O.X/X../O.."),
                        gameTree(algorithm, "squares", "X../.O./..X"),
                        gameTree(algorithm, "heaps", "1,2,3"),
                        gameTree(algorithm, "heaps", "2,4")));
        var rule = Stream.of("1,3,5", "2,4,6")
                .map(heaps -> python("gametree", "xor-rule", heaps)
                        .beside("game", "nim", "heaps", heaps)
                        .printingTheTranscript()
                        .comparing(ProgramRuns::xor));
        return Stream.concat(searched, rule);
    }

    private static ProgramRun gameTree(String algorithm, String kind, String start) {
        var game = kind.equals("heaps") ? "nim" : "noughts-and-crosses";
        return python("gametree", algorithm, start)
                .beside("algorithm", algorithm, "game", game, kind, start)
                .printingTheTranscript()
                .comparing(ProgramRuns::worth);
    }

    private static String worth(String printed) {
        var answer =
                Pattern.compile("worth ([+\u2212-]?\\d).*best move: ([^.\n]*)").matcher(printed);
        return answer.find()
                ? answer.group(1).replace("+", "").replace('\u2212', '-') + ": " + answer.group(2)
                : "nothing";
    }

    private static String xor(String printed) {
        var sum = Pattern.compile("[0-9]+( xor [0-9]+)+ = [0-9]+").matcher(printed);
        return sum.find() ? sum.group() : "nothing";
    }

    private static Stream<ProgramRun> hanoi() {
        var three = Stream.of("1", "2", "3", "5")
                .map(disks -> python("hanoi", "recursion", disks).beside("algorithm", "recursion", "disks", disks));
        var anywhere = Stream.of("<[3],[1],[2]>", "<[],[4,1],[3,2]>", "<[2],[1],[3]>")
                .map(from -> python("hanoi", "recursion-from", from)
                        .beside("algorithm", "recursion", "disks", disks(from), "from", from));
        var four = Stream.of("1", "3", "6")
                .map(disks ->
                        python("hanoi", "frame-stewart", disks).beside("algorithm", "frame-stewart", "disks", disks));
        var searched = Stream.of("1", "3", "4")
                .map(disks -> python("hanoi", "breadth-first", disks)
                        .beside("algorithm", "breadth-first", "disks", disks)
                        .oftener("leave", "begins the loop, too"));
        return Stream.of(three, anywhere, four, searched)
                .flatMap(runs -> runs)
                .map(run -> run.printingTheTranscript()
                        .changing(text -> text + (text.lines().count() - 1) + " moves\n"));
    }

    private static String disks(String state) {
        return Long.toString(state.chars().filter(Character::isDigit).count());
    }

    private static Stream<ProgramRun> knight() {
        var book = Stream.of("5 0 0", "6 0 0", "8 3 3")
                .map(board -> walked("book", board)
                        .printing(() -> Golden.read("knight-first-" + board.replace(" ", "x") + ".txt"))
                        .oftener("end", "tells of the tour, too"));
        // Its steps are two million; those of the first tour have to do.
        var all = python("knight", "plain", "5", "0", "0", "all").printing(() -> Golden.read("knight-all-5x0x0.txt"));
        var searched = Stream.of("book", "plain", "warnsdorff")
                .flatMap(algorithm -> Stream.of("4 0 0", "3 0 1").map(board -> walked(algorithm, board)))
                .map(run -> run.oftener("take-back", "erases the number of the start, too"));
        var proven = Stream.of("roth", "parberry")
                .flatMap(algorithm -> Stream.of("4 0 0", "5 0 1").map(board -> walked(algorithm, board)));
        var none = Stream.concat(searched, proven);
        var others = Stream.of(walked("plain", "5 0 0"), walked("warnsdorff", "8 0 0"), walked("warnsdorff", "7 2 2"))
                .map(run -> run.printingTheTranscript().oftener("end", "tells of the tour, too"));
        var roth = Stream.of("8 0 0", "8 3 1", "20 5 5", "5 0 2", "7 3 1")
                .map(board -> walked("roth", board)
                        .printingTheTranscript()
                        .oftener("start", "begins attempts that fail, too")
                        .oftener("hop", "is taken in attempts that fail, too"));
        var made = Stream.of("6 0 0", "9 4 4", "12 3 4", "17 0 0")
                .map(board -> walked("parberry", board).printingTheTranscript().comparing(ProgramRuns::tour));
        var counted = Stream.of("3 4 0 0", "4 5 1 0", "3 10 0 0").map(words -> {
            var board = words.split(" ", -1);
            return python("knight", "frontier", board)
                    .beside(
                            "algorithm",
                            "frontier",
                            "rows",
                            board[0],
                            "columns",
                            board[1],
                            "start",
                            board[2] + "," + board[3])
                    .printingTheTranscript()
                    .comparing(ProgramRuns::tours);
        });
        return Stream.of(book, Stream.of(all), none, others, roth, made, counted)
                .flatMap(runs -> runs);
    }

    /** On a square board; the words are its size, the start, and whether all tours are wanted. */
    private static ProgramRun walked(String algorithm, String words) {
        var board = words.split(" ", -1);
        return python("knight", algorithm, board)
                .beside(
                        "algorithm",
                        algorithm,
                        "rows",
                        board[0],
                        "columns",
                        board[0],
                        "start",
                        board[1] + "," + board[2],
                        "tours",
                        board.length > 3 ? "all" : "first");
    }

    /** The first number of each line. */
    private static String tours(String printed) {
        return Pattern.compile("^\\D*?([0-9,]+|[Nn]o )", Pattern.MULTILINE)
                .matcher(printed)
                .results()
                .map(number -> number.group(1).replace(",", "").replaceAll("[Nn]o ", "0"))
                .collect(Collectors.joining(" "));
    }

    /** What is to be known of a printed tour: where it begins, that each step is a hop, and whether it is closed. */
    private static String tour(String printed) {
        var rows = printed.lines().filter(line -> line.contains("[")).toList();
        var squares = new TreeMap<Integer, int[]>();
        for (int row = 0; row < rows.size(); row++) {
            var numbers = rows.get(row).replaceAll("[^0-9]+", " ").strip().split(" ", -1);
            for (int column = 0; column < numbers.length; column++) {
                squares.put(Integer.valueOf(numbers[column]), new int[] {row, column});
            }
        }
        int length = squares.size();
        boolean hops = length == rows.size() * rows.size()
                && IntStream.range(1, length).allMatch(i -> isHop(squares, i, i + 1));
        return length + " from " + Arrays.toString(squares.get(1)) + hops + isHop(squares, length, 1);
    }

    private static boolean isHop(Map<Integer, int[]> squares, int one, int other) {
        var from = squares.get(one);
        var to = squares.get(other);
        return from != null && to != null && Math.abs((from[0] - to[0]) * (from[1] - to[1])) == 2;
    }

    private static Stream<ProgramRun> maze() {
        var documents = Stream.of("3 3 1", "9 7 5", "21 11 42").flatMap(words -> {
            var size = words.split(" ", -1);
            Supplier<String> printed = () -> Golden.read("maze-" + String.join("x", size) + ".txt");
            return Stream.of(
                    made("recursive-backtracker", words).printing(printed),
                    javascript("maze", "recursive-backtracker", size).printing(printed));
        });
        var large = javascript("maze", "recursive-backtracker", "39", "19", "1")
                .printing(() -> Golden.read("maze-39x19x1.txt"));
        var makers = Catalogue.get("maze").algorithmParameter().choices().stream()
                .filter(Predicate.not(OTHERWISE_RUN::contains))
                .flatMap(maker -> Stream.of("3 3 1", "15 11 4").map(words -> made(maker, words)));
        var own = Arrays.stream(ExampleMazes.values())
                .map(example -> python("maze", "own")
                        .reading(() -> example.maze().text() + "\n")
                        .beside("algorithm", "own", "maze", example.maze().text(), "solve", "none")
                        .printingTheTranscript());
        var picking = Stream.of("newest", "oldest", "random", "half")
                .map(pick -> made("growing-tree", "13 9 2 " + pick, "pick", pick));
        var giant = made("giant", "31 21 1")
                .comparing(ProgramRuns::openSquares)
                .oftener("giant-part", "shows what is new more often");
        var loops = Stream.of("loops", "giant-loops").map(part -> {
            var giants = part.startsWith("giant") ? new String[] {"algorithm", "giant"} : new String[0];
            var plain = inMaze(giants);
            return python("maze", part, "20", "5")
                    .reading(() -> Golden.transcript(Language.ENGLISH, "maze", plain))
                    .beside(inMaze(giants, "loops", "20"))
                    .printingTheTranscript()
                    .changing(ProgramRuns::lastMaze)
                    .oftener("loops-open", "opens one at a time");
        });
        var solved = Stream.of(
                        "depth-first",
                        "breadth-first",
                        "a-star",
                        "greedy-best-first",
                        "dijkstra",
                        "dead-end-filling",
                        "wall-follower")
                .flatMap(finder -> Stream.of(
                                "1 1 15 13 loops 0 mud 0",
                                "7 5 1 13 loops 0 mud 0",
                                "1 1 15 13 loops 15 mud 0",
                                "1 1 15 13 loops 15 mud 40",
                                "1 1 15 13 7 9 1 13 loops 10 mud 20")
                        .map(words -> words.split(" loops | mud ", -1))
                        .map(parts -> solved(
                                "solve-" + finder, parts[0], "solve", finder, "loops", parts[1], "mud", parts[2])));
        var mud = python("maze", "mud", "40", "5")
                .reading(() -> Golden.transcript(Language.ENGLISH, "maze", inMaze(new String[0], "loops", "15")))
                .beside(inMaze(new String[0], "loops", "15", "mud", "40"))
                .printingTheTranscript()
                .changing(ProgramRuns::lastMaze)
                .oftener("mud-lay", "lays it at once");
        var flooded = solved("solve-giant", "1 1 15 13", "algorithm", "giant", "solve", "breadth-first")
                .oftener("giant-wave", "spreads a step at a time")
                .oftener("giant-trace", "traces a step at a time");
        return Stream.of(
                        documents,
                        Stream.of(large),
                        makers,
                        picking,
                        Stream.of(giant),
                        loops,
                        own,
                        Stream.of(mud),
                        solved,
                        Stream.of(flooded))
                .flatMap(runs -> runs);
    }

    private static ProgramRun made(String maker, String words, String... further) {
        var size = words.split(" ", -1);
        var run = new ArrayList<>(
                List.of("algorithm", maker, "width", size[0], "height", size[1], "seed", size[2], "solve", "none"));
        run.addAll(List.of(further));
        return python("maze", maker, size)
                .beside(run.toArray(String[]::new))
                .printingTheTranscript()
                .changing(ProgramRuns::lastMaze);
    }

    private static ProgramRun solved(String part, String ends, String... further) {
        var place = ends.split(" ", -1);
        var goals = IntStream.range(1, place.length / 2)
                .mapToObj(i -> place[2 * i] + "," + place[2 * i + 1])
                .collect(Collectors.joining(" "));
        var toSolve = IntStream.range(0, further.length / 2)
                .filter(i -> !further[2 * i].equals("solve"))
                .boxed()
                .flatMap(i -> Stream.of(further[2 * i], further[2 * i + 1]))
                .toArray(String[]::new);
        return python("maze", part, place)
                .reading(() -> Golden.transcript(Language.ENGLISH, "maze", inMaze(toSolve)))
                .beside(inMaze(further, "from", place[0] + "," + place[1], "to", goals))
                .printingTheTranscript()
                .changing(ProgramRuns::way);
    }

    private static String[] inMaze(String[] some, String... others) {
        var size = Stream.of("width", "17", "height", "15", "seed", "5");
        return Stream.of(size, Arrays.stream(some), Arrays.stream(others))
                .flatMap(words -> words)
                .toArray(String[]::new);
    }

    private static String lastMaze(String printed) {
        var pictures = printed.strip().split("\n\n+", -1);
        return pictures[pictures.length - 1] + "\n";
    }

    /** The last picture, and what is said below it. */
    private static String way(String printed) {
        var parts = printed.strip().split("\n\n+", -1);
        return parts[parts.length - 2] + "\n\n" + parts[parts.length - 1] + "\n";
    }

    private static String openSquares(String maze) {
        return maze.lines().count() + " lines, open: "
                + maze.chars().filter(letter -> letter == ' ').count();
    }

    private static Stream<ProgramRun> queens() {
        var walked = Stream.of("1", "4", "6", "8")
                .map(n -> python("queens", "backtracking", n, "3")
                        .beside("n", n, "seed", "3")
                        .printingTheTranscript("pick", "random")
                        .oftener("take-back", "begins the row, and goes on after a rejection, too"));
        var generated = Stream.of("1", "3", "4", "6")
                .map(n -> python("queens", "generator", n)
                        .beside("n", n, "one-at-a-time", "yes")
                        .printingTheTranscript("as", "placements")
                        .changing(text -> text.replaceAll(">>> .*\n|Traceback .*\n  File .*\n", ""))
                        .oftener("take-back", "begins the row, and goes on after a rejection, too"));
        var written = Stream.of("1", "4", "8", "9", "14")
                .map(n -> python("queens", "construction", n)
                        .beside("algorithm", "construction", "n", n)
                        .printingTheTranscript());
        var repaired = Stream.of("8 3", "5 2", "20 1").map(words -> {
            var both = words.split(" ", -1);
            return python("queens", "min-conflicts", both)
                    .beside("algorithm", "min-conflicts", "n", both[0], "seed", both[1])
                    .printingTheTranscript();
        });
        var counted = Stream.of(
                        "bit-masks 7", "bit-masks 8", "border 6", "border 7", "quarter-join 7", "quarter-join 8")
                .map(words -> counted(words.split(" ", -1)));
        var fundamental = Stream.of("5", "8").map(n -> counted("fundamental", n));
        return Stream.of(walked, generated, written, repaired, counted, fundamental, queensGiven())
                .flatMap(runs -> runs);
    }

    /** Runs that keep queens that are given. */
    private static Stream<ProgramRun> queensGiven() {
        var walked = Stream.of("8 3 - 4 - - 2", "6 3 1", "4 1 2 4 1 3")
                .map(words -> given("backtracking", "backtracking", words, "seed")
                        .printingTheTranscript("pick", "random")
                        .oftener("take-back", "begins the row, and goes on after a rejection, too"));
        var generated = Stream.of("6 - 4", "5 3 - -", "6 1")
                .map(words -> given("generator", "backtracking", words, "one-at-a-time")
                        .printingTheTranscript("as", "placements")
                        .changing(text -> text.replaceAll(">>> .*\n|Traceback .*\n  File .*\n", ""))
                        .oftener("take-back", "begins the row, and goes on after a rejection, too"));
        var counted = Stream.of("8 1", "7 - 4 - - 2", "6 2 4 6 1 3 5", "6 - 4")
                .map(words -> given("bit-masks", "bit-masks", words, "")
                        .printingTheTranscript()
                        .changing(ProgramRuns::counts));
        var repaired = Stream.of("8 3 - 4 - - 2", "5 1 1", "6 1 1")
                .map(words ->
                        given("min-conflicts", "min-conflicts", words, "seed").printingTheTranscript());
        return Stream.of(walked, generated, counted, repaired).flatMap(runs -> runs);
    }

    /** How many queens, the seed if there is one, and the columns that are given. */
    private static ProgramRun given(String part, String algorithm, String words, String option) {
        boolean seeded = option.equals("seed");
        var all = List.of(words.split(" ", -1));
        var given = String.join(" ", all.subList(seeded ? 2 : 1, all.size()));
        var run = new ArrayList<>(List.of("algorithm", algorithm, "n", all.getFirst(), "given", given));
        if (!option.isEmpty()) {
            run.addAll(List.of(option, seeded ? all.get(1) : "yes"));
        }
        return python("queens", part + "-given", all.toArray(String[]::new)).beside(run.toArray(String[]::new));
    }

    private static ProgramRun counted(String... algorithmAndQueens) {
        return python("queens", algorithmAndQueens[0], algorithmAndQueens[1])
                .beside("algorithm", algorithmAndQueens[0], "n", algorithmAndQueens[1])
                .printingTheTranscript()
                .changing(ProgramRuns::counts);
    }

    /** All solutions and, if it was asked for, the fundamental ones. */
    private static String counts(String transcript) {
        var numbers = Pattern.compile("there are (\\d+) solutions|fundamental solutions: (\\d+)")
                .matcher(transcript);
        var text = new StringBuilder();
        while (numbers.find()) {
            text.append(
                    numbers.group(1) != null ? numbers.group(1) + " solutions\n" : numbers.group(2) + " fundamental\n");
        }
        return text.toString();
    }

    private static Stream<ProgramRun> recursion() {
        var answered = Stream.of("factorial 5", "factorial 0", "fibonacci-memoised 9", "fibonacci-memoised 1")
                .map(words -> recursion(words.split(" ", -1)[0], words.split(" ", -1)[1])
                        .changing(ProgramRuns::answer));
        var listed = Stream.of("1", "7")
                .map(n -> recursion("fibonacci", n)
                        .changing(text -> answer(text) + (n.equals("1") ? "[0, 1]\n" : "[0, 1, 1, 2, 3, 5, 8, 13]\n")));
        var looped = Stream.of("0", "1", "9")
                .map(n -> recursion("fibonacci-loop", n).changing(text -> {
                    var list = text.lines()
                            .filter(line -> line.contains(" = ["))
                            .findFirst()
                            .orElseThrow()
                            .replaceAll(".* = ", "");
                    var value = list.replaceAll(".*[ \\[]|]", "");
                    return list + "\nfib(" + n + ") = " + value + "\n";
                }));
        var searched = Stream.of("5", "13", "2")
                .map(number -> python("recursion", "binary-search", number, "2", "3", "5", "7", "13")
                        .beside("function", "binary-search", "list", "2 3 5 7 13", "target", number)
                        .printingTheTranscript()
                        .changing(text -> text.lines().toList().getLast().replaceAll("\\..*", "\n")));
        var absent = Stream.of(python("recursion", "binary-search", "4", "2", "3", "5")
                .beside("function", "binary-search", "list", "2 3 5", "target", "4")
                .printing(() -> "4 is at index None\n"));
        var endless = Stream.of("factorial", "fibonacci", "fibonacci-memoised")
                .map(function -> endless(function, "9", "160")
                        .printing(() -> (function.equals("factorial") ? "factorial" : "fib") + "(9) has no value\n"));
        var endlessSearch = Stream.of(
                endless("binary-search", "160", "7", "2", "3", "5").printing(() -> "the search for 7 does not end\n"));
        var broken = Stream.of("factorial", "binary-search")
                .map(function -> python("recursion", "stack-overflow", "100")
                        .beside("function", function, "without-base-case", "yes", "limit", "100")
                        .printing(() -> "stack overflow: 100 calls are open\n"));
        var handed = Stream.of("sayHello", "sayGoodbye")
                .map(func -> python("recursion", "call-twice", func)
                        .beside("function", "call-twice", "func", func)
                        .printing(() -> (func.equals("sayHello") ? "Hello!\nHello!\n" : "Goodbye!\nGoodbye!\n") + func
                                + " was called twice\n"));
        return Stream.of(answered, listed, handed, looped, searched, absent, endless, endlessSearch, broken)
                .flatMap(runs -> runs);
    }

    private static ProgramRun recursion(String function, String n) {
        return python("recursion", function, n)
                .beside("function", function, "n", n)
                .printingTheTranscript();
    }

    private static String answer(String transcript) {
        return transcript
                .lines()
                .filter(line -> line.contains(". That"))
                .findFirst()
                .orElseThrow()
                .replaceAll("\\. That.*", "\n");
    }

    /** With room for a few more calls than in the app: the interpreter's own stand on its stack, too. */
    private static ProgramRun endless(String function, String... given) {
        var run = python("recursion", function + "-without-base-case", given)
                .beside(
                        "function",
                        function,
                        "without-base-case",
                        "yes",
                        "limit",
                        "100",
                        "n",
                        "9",
                        "list",
                        "2 3 5",
                        "target",
                        "7")
                .oftener("call", "there is more room");
        return function.equals("binary-search") ? run.oftener("compare", "there is more room") : run;
    }

    private static Stream<ProgramRun> river() {
        var breadth = Stream.of("3 3 2", "4 4 2", "4 3 2", "5 5 3").map(people -> {
            var three = people.split(" ", -1);
            return python("river", "breadth-first", three[0], three[1], three[2], "table")
                    .beside("guards", three[0], "prisoners", three[1], "boat", three[2])
                    .printingTheTranscript("table", "yes")
                    .oftener("leave", "begins the loop, too")
                    .oftener("known", "looks up a new state, too")
                    .oftener("follow", "steps off the start, too")
                    .oftener("cross", "prints the first state, too");
        });
        var depth = Stream.of("3 3 2", "4 4 2", "5 5 3").map(people -> {
            var three = people.split(" ", -1);
            return python("river", "depth-first", three)
                    .beside("algorithm", "depth-first", "guards", three[0], "prisoners", three[1], "boat", three[2])
                    .printingTheTranscript()
                    .oftener("follow", "steps off the start, too")
                    .oftener("cross", "prints the first state, too");
        });
        var weighted = Stream.of("1 2 5 10", "3 1 4 1 5")
                .map(minutes -> python("river", "cheapest-first", minutes.split(" ", -1))
                        .beside("algorithm", "cheapest-first", "puzzle", "bridge-and-torch", "minutes", minutes)
                        .printingTheTranscript()
                        .oftener("leave", "takes entries that are out of date, too")
                        .oftener("follow", "steps off the start, too")
                        .oftener("cross", "prints the first state, too"));
        return Stream.of(breadth, depth, weighted).flatMap(runs -> runs);
    }

    private static Stream<ProgramRun> states() {
        var searched = Stream.of("breadth-first", "depth-first", "side-by-side")
                .flatMap(algorithm -> Stream.of(
                        python("states", algorithm, "4", "3", "2")
                                .beside("algorithm", algorithm, "guards", "4", "prisoners", "3"),
                        python("states", algorithm, "stop").beside("algorithm", algorithm, "stop-at-goal", "yes"),
                        python("states", algorithm, "hanoi", "3").beside("algorithm", algorithm, "space", "hanoi"),
                        python("states", algorithm, "hanoi", "3", "stop")
                                .beside("algorithm", algorithm, "space", "hanoi", "stop-at-goal", "yes")))
                .map(ProgramRun::printingTheTranscript);
        var cheapest = Stream.of(
                        python("states", "cheapest-first", "bridge")
                                .beside("algorithm", "cheapest-first", "space", "bridge-and-torch"),
                        python("states", "cheapest-first", "bridge", "stop")
                                .beside(
                                        "algorithm",
                                        "cheapest-first",
                                        "space",
                                        "bridge-and-torch",
                                        "stop-at-goal",
                                        "yes"),
                        python("states", "cheapest-first", "4", "3", "2")
                                .beside("algorithm", "cheapest-first", "guards", "4", "prisoners", "3"))
                .map(run -> run.printingTheTranscript().comparing(ProgramRuns::foundStates));
        return Stream.concat(searched, cheapest);
    }

    /** Without the lines that tell of what was improved, and without the depth. */
    private static String foundStates(String printed) {
        return printed.lines()
                .filter(line -> line.contains("\t") || line.startsWith("states "))
                .map(line -> line.replaceFirst(", greatest depth.*", ""))
                .collect(Collectors.joining("\n"));
    }

    private static Stream<ProgramRun> tiles() {
        var documents = Stream.of("3 20 7", "3 20 18446744073709551621", "4 30 3", "4 40 1")
                .flatMap(words -> {
                    var board = words.split(" ", -1);
                    Supplier<String> printed = () -> Golden.read("tiles-" + String.join("x", board) + ".txt");
                    var inPython = python("tiles", "iterative-deepening", board)
                            .beside("size", board[0], "shuffle", board[1], "seed", board[2])
                            .oftener("back", "slides back from the limit, too");
                    // In Python the last one takes most of a minute.
                    return Stream.of(inPython, javascript("tiles", "iterative-deepening", board))
                            .filter(run -> run.code() == CodeLanguage.JAVASCRIPT || !words.equals("4 40 1"))
                            .map(run -> run.printing(printed));
                })
                .map(run -> run.comparing(text -> text.replaceAll("Run in .*\n", "")));
        var searched = Stream.of(
                        "breadth-first 3 20 7",
                        "a-star 3 40 2",
                        "a-star 4 30 3",
                        "bidirectional 3 40 2",
                        "ida-star 3 40 2",
                        "ida-star 4 30 3")
                .map(ProgramRuns::slid);
        var optimal = Stream.of("optimal 2 30 1", "optimal 3 40 2", "optimal 4 30 3")
                .map(words -> slid(words)
                        .comparing(text -> text.lines()
                                        .filter(line -> line.startsWith("Move"))
                                        .count() + " moves")
                        .oftener("bound", "begins lower than with tables")
                        .oftener("raise", "begins lower than with tables")
                        .oftener("visit", "tells of each board"));
        return Stream.of(documents, searched, optimal, unbounded()).flatMap(runs -> runs);
    }

    /** With room for a few more calls than in the app, as {@link #endless}; the program does not look for cycles. */
    private static Stream<ProgramRun> unbounded() {
        var overflowing = Stream.of("3 40 2", "3 40 2 undo", "4 40 1")
                .map(words -> {
                    var all = words.split(" ", -1);
                    var way = all.length > 3 ? all[3] : "";
                    return python("tiles", "plain-recursion", all[0], all[1], all[2], "160", way)
                            .beside(
                                    "algorithm",
                                    "plain-recursion",
                                    "size",
                                    all[0],
                                    "shuffle",
                                    all[1],
                                    "seed",
                                    all[2],
                                    "stack",
                                    "100",
                                    "undo-allowed",
                                    way.equals("undo") ? "yes" : "no");
                })
                .map(run -> run.printingTheTranscript("stack", "160")
                        .comparing(text -> text.replaceAll("(?s)After .*:\n.*(?=RecursionError)", ""))
                        .oftener("slide", "there is more room")
                        .oftener("reject", "there is more room"));
        var solved = python("tiles", "plain-recursion", "2", "7", "1", "160")
                .beside("algorithm", "plain-recursion", "size", "2", "shuffle", "7", "seed", "1")
                .printingTheTranscript();
        var broken = python("tiles", "stack-overflow", "100")
                .beside("algorithm", "plain-recursion", "stack", "100")
                .printing(() -> "stack overflow: 100 calls are open\n")
                .oftener("broken", "breaks off the first call, too");
        return Stream.concat(overflowing, Stream.of(solved, broken));
    }

    /** The words are the algorithm, the size, the number of slides that shuffle and their seed. */
    private static ProgramRun slid(String words) {
        var all = words.split(" ", -1);
        return python("tiles", all[0], all[1], all[2], all[3])
                .beside("algorithm", all[0], "size", all[1], "shuffle", all[2], "seed", all[3])
                .printingTheTranscript();
    }
}
