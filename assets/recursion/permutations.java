// All orders of a list: takes each remaining element in turn, and the permutations of the others after it.
class Permutations {

    static int found;

    static int run() {
        permute(new ArrayList<>(), new ArrayList<>(List.of("a", "b", "c")));
        return found;
    }

    static void permute(List<String> chosen, List<String> remaining) {
        if (remaining.isEmpty()) {
            found++;
            System.out.println(String.join(" ", chosen));
            return;
        }
        for (int i = 0; i < remaining.size(); i++) {
            String element = remaining.remove(i);
            chosen.add(element);
            permute(chosen, remaining);
            chosen.removeLast();
            remaining.add(i, element);
        }
    }
}
