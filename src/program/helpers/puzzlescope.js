// Tells Puzzlescope the steps and calls of a JavaScript program, a line of JSON for each.
//
//     const { begin, step, traced } = require("./puzzlescope.js");
//
//     begin("recursion");
//     const fib = traced("fib", n => (n < 2 ? n : fib(n - 1) + fib(n - 2)));
//     fib(5);
//
// Then: node fib.js | puzzlescope open -
"use strict";

const { writeSync } = require("node:fs");

const FULL = 1 << 16;
let text = "";

function flush() {
    const bytes = Buffer.from(text);
    text = "";
    for (let sent = 0; sent < bytes.length; ) {
        try {
            sent += writeSync(1, bytes, sent);
        } catch (full) {
            if (full.code !== "EAGAIN") {
                throw full;
            }
        }
    }
}

function line(fields) {
    text += JSON.stringify(fields, (_, value) => (isPlain(value) ? value : String(value))) + "\n";
    if (text.length > FULL) {
        flush();
    }
}

function isPlain(value) {
    return value === null || ["object", "string", "boolean"].includes(typeof value) || Number.isFinite(value);
}

/** Writes the first line; from then on what the program logs is said as a step. */
function begin(puzzle, inputs = {}) {
    process.on("exit", flush);
    line({ puzzlescope: 1, puzzle, ...inputs });
    console.log = (...values) => say(values.join(" "));
}

/** Takes a step of the puzzle, as in step("place", row, column). */
function step(word, ...operands) {
    line({ [word]: operands });
}

/** Says a text as a step. */
function say(words) {
    line({ say: String(words) });
}

/** Returns the function, each call of which is traced, with its arguments and the value that it returns. */
function traced(name, call) {
    return (...args) => {
        line({ call: name, args });
        let value = null;
        try {
            value = call(...args) ?? null;
            return value;
        } finally {
            line({ return: value });
        }
    };
}

module.exports = { begin, step, say, traced };
