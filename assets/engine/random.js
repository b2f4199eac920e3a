// Random numbers as Python's module random gives them, so that a seed means the same in both languages: the Mersenne
// Twister of M. Matsumoto and T. Nishimura (1998), seeded by an array of the seed's 32-bit words.
'use strict';

const SIZE = 624;
const MIDDLE = 397;
const state = new Uint32Array(SIZE);
let next = SIZE;

function fillFrom(number) {
    state[0] = number;
    for (let i = 1; i < SIZE; i++) {
        const before = state[i - 1] ^ (state[i - 1] >>> 30);
        state[i] = Math.imul(1812433253, before) + i;
    }
}

function seed(number) {
    const words = [];
    let rest = BigInt(number);
    rest = rest < 0n ? -rest : rest;
    do {
        words.push(Number(rest % 2n ** 32n));
        rest /= 2n ** 32n;
    } while (rest > 0n);
    fillFrom(19650218);
    let i = 1;
    let word = 0;
    for (let k = Math.max(SIZE, words.length); k > 0; k--) {
        const before = state[i - 1] ^ (state[i - 1] >>> 30);
        state[i] = (state[i] ^ Math.imul(before, 1664525)) + words[word] + word;
        word = (word + 1) % words.length;
        i = step(i);
    }
    for (let k = SIZE - 1; k > 0; k--) {
        const before = state[i - 1] ^ (state[i - 1] >>> 30);
        state[i] = (state[i] ^ Math.imul(before, 1566083941)) - i;
        i = step(i);
    }
    state[0] = 0x80000000;
    next = SIZE;
}

function step(i) {
    if (i === SIZE - 1) {
        state[0] = state[SIZE - 1];
        return 1;
    }
    return i + 1;
}

function twist() {
    for (let i = 0; i < SIZE; i++) {
        const bits = (state[i] & 0x80000000) | (state[(i + 1) % SIZE] & 0x7fffffff);
        state[i] = state[(i + MIDDLE) % SIZE] ^ (bits >>> 1) ^ (bits & 1 ? 0x9908b0df : 0);
    }
    next = 0;
}

function bits(count) {
    if (next === SIZE) {
        twist();
    }
    let word = state[next++];
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9d2c5680;
    word ^= (word << 15) & 0xefc60000;
    word ^= word >>> 18;
    return word >>> (32 - count);
}

function below(bound) {
    const count = 32 - Math.clz32(bound);
    let drawn = bits(count);
    while (drawn >= bound) {
        drawn = bits(count);
    }
    return drawn;
}

function randrange(start, stop) {
    return stop === undefined ? below(start) : start + below(stop - start);
}

function choice(items) {
    return items[below(items.length)];
}

function shuffle(items) {
    for (let i = items.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [items[i], items[j]] = [items[j], items[i]];
    }
}

module.exports = { seed, randrange, choice, shuffle };
