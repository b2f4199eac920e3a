package puzzlescope.program.source;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.Set;

/**
 * A call of the Java library, and what has to be counted before it: the library takes no steps that are counted, so its
 * work is estimated from what it is given. Immutable; any thread.
 */
record LibraryCall(String owner, String name, MethodTypeDesc type) {

    /** Methods whose work does not grow with what they are called on. */
    private static final Set<String> CONSTANT = Set.of(
            "get",
            "set",
            "size",
            "isEmpty",
            "length",
            "charAt",
            "add",
            "addFirst",
            "addLast",
            "push",
            "pop",
            "peek",
            "peekFirst",
            "peekLast",
            "poll",
            "pollFirst",
            "pollLast",
            "offer",
            "offerFirst",
            "offerLast",
            "removeFirst",
            "removeLast",
            "getFirst",
            "getLast",
            "iterator",
            "listIterator",
            "hasNext",
            "next",
            "put",
            "containsKey",
            "getOrDefault",
            "getKey",
            "getValue",
            "append",
            "putIfAbsent",
            "merge",
            "computeIfAbsent",
            "computeIfPresent",
            "compute",
            "nextInt",
            "keySet",
            "values",
            "entrySet",
            "firstKey",
            "lastKey",
            "first",
            "last",
            "floor",
            "ceiling",
            "lower",
            "higher",
            "isPresent",
            "orElse",
            "setLength",
            "setCharAt",
            "getClass",
            "getMessage");

    private static final Set<String> SEARCHING = Set.of("contains", "remove", "indexOf", "lastIndexOf", "search");

    private static final Set<String> PAIRING = Set.of("removeAll", "retainAll", "containsAll");

    private static final Set<String> SIZED =
            Set.of("<init>", "nCopies", "setLength", "ensureCapacity", "setSize", "copyOf", "copyOfRange");

    private static final Set<String> UNCHANGING = Set.of(
            "get",
            "size",
            "isEmpty",
            "length",
            "charAt",
            "peek",
            "peekFirst",
            "peekLast",
            "getFirst",
            "getLast",
            "contains",
            "containsKey",
            "getOrDefault",
            "getKey",
            "getValue",
            "hasNext",
            "toString",
            "equals",
            "hashCode",
            "indexOf",
            "stream",
            "iterator",
            "<init>");

    private static final Set<String> INDEXED =
            Set.of("java.util.List", "java.util.LinkedList", "java.util.AbstractList");

    /** Returns the hook for what the method is called on; empty if there is nothing to count. */
    String receiverHook() {
        if (owner.startsWith("java.util.function.") || isOfBox()) {
            return "";
        }
        if (INDEXED.contains(owner) && (name.equals("get") || name.equals("set"))) {
            return "indexed";
        }
        if (name.equals("append") || name.equals("insert")) {
            return "used";
        }
        if (SEARCHING.contains(name)) {
            return "searched";
        }
        boolean moves = name.equals("add") && type.parameterCount() == 2;
        return CONSTANT.contains(name) && !moves || name.equals("<init>") ? "" : "used";
    }

    private boolean isOfBox() {
        return owner.equals("java.lang.Integer")
                || owner.equals("java.lang.Long")
                || owner.equals("java.lang.Double")
                || owner.equals("java.lang.Character")
                || owner.equals("java.lang.Boolean")
                || owner.equals("java.lang.Math");
    }

    /** Returns the hook for an argument; empty if there is nothing to count. */
    String argumentHook(int index) {
        var parameter = type.parameterType(index);
        if (name.equals("repeat") && owner.equals("java.lang.String")) {
            return "";
        }
        if (parameter.descriptorString().equals("I")) {
            return SIZED.contains(name) && !isOfBox() ? "size" : "";
        }
        if (parameter.isPrimitive()) {
            return "";
        }
        if (index == 0
                && parameter.displayName().equals("String")
                && (name.equals("format") || name.equals("printf"))) {
            return "format";
        }
        return "used";
    }

    /** Returns whether the first two values of the call are compared pair by pair. */
    boolean pairs() {
        return PAIRING.contains(name);
    }

    /** Returns whether it repeats a text. */
    boolean repeats() {
        return name.equals("repeat") && type.parameterCount() == 1;
    }

    /** Returns whether it makes a stream of a range of numbers. */
    boolean ranges() {
        return owner.equals("java.util.stream.IntStream") && (name.equals("range") || name.equals("rangeClosed"));
    }

    /** Returns whether a container may have other contents afterwards. */
    boolean mayChange() {
        return !UNCHANGING.contains(name) && !owner.equals("java.lang.String") && !isOfBox();
    }

    static boolean isReference(ClassDesc type) {
        return !type.isPrimitive();
    }
}
