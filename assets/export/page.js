'use strict';
(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  /** "~2~340~rest" has the first 340 letters of the line two before it. */
  const lines = [];
  for (const line of document.getElementById('lines').textContent.split('\n').slice(1, -1)) {
    const [, back, shared, rest] = /^~(\d+)~(\d+)~(.*)$/.exec(line) ?? [];
    lines.push(rest === undefined ? line : (lines[lines.length - back] ?? '').slice(0, shared) + rest);
  }
  const moments = data.positions.length;
  const element = id => document.getElementById(id);

  /** What lines of pictures are in a theme: "<3" stands for the third row of colours. */
  const painted = data.themes.map(() => []);
  const paint = (line, theme) =>
    painted[theme][line] ??= lines[line].replace(/"<(\d+)/g, (_, row) => '"' + data.colors[row][theme]);

  /** The numbers of the lines of one moment after the other. Every so many are kept, so that none is far away. */
  const BETWEEN = 50;
  const tracks = data.changes.map(changes => {
    const kept = [];
    let at = -1;
    let now = [];
    const advance = () => {
      at++;
      const change = changes[at];
      if (change.length) {
        const next = [];
        let from = 0;
        for (let i = 0; i < change.length;) {
          const keep = change[i++];
          const drop = change[i++];
          const count = change[i++];
          for (let k = 0; k < keep; k++) {
            next.push(now[from++]);
          }
          from += drop;
          for (let k = 0; k < count; k++) {
            next.push(change[i++]);
          }
        }
        while (from < now.length) {
          next.push(now[from++]);
        }
        now = next;
      }
      if (at % BETWEEN === 0) {
        kept[at / BETWEEN] = now;
      }
    };
    return moment => {
      const nearest = Math.min(Math.floor(moment / BETWEEN), kept.length - 1);
      if (at > moment || nearest * BETWEEN > at) {
        at = nearest * BETWEEN;
        now = kept[nearest];
      }
      while (at < moment) {
        advance();
      }
      return now;
    };
  });

  /** What is counted is kept as what it grew by. */
  const counts = data.counts.map(grown => {
    let sum = 0;
    return grown.map(by => sum += by);
  });

  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');
  /** What the reader's other pages look like. */
  const usual = () => data.themes.indexOf(contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'light');
  const asked = data.themes.indexOf(document.documentElement.dataset.theme);
  let moment = 0;
  let language = 0;
  let theme = asked < 0 ? usual() : asked;
  let listing = 0;
  let timer = 0;
  let shown = '';

  const say = (key, ...values) =>
    values.reduce((text, value, i) => text.replace('{' + i + '}', value), data.words[language][key]);
  const picture = () => tracks[data.uses[language][theme]](moment).map(line => paint(line, theme)).join('\n');

  function show() {
    const drawn = [data.uses[language][theme], theme, moment].join();
    if (drawn !== shown) {
      shown = drawn;
      element('board').innerHTML = picture();
    }
    const sentence = data.sentences[data.said[language][moment]];
    element('sentence').textContent = sentence;
    const step = say('step', data.positions[moment]);
    element('place').textContent = say('moment', moment + 1, moments) + (moments === data.positions[moments - 1] + 1 ? '' : ' \u00b7 ' + step);
    element('slider').value = moment;
    element('slider').setAttribute('aria-valuetext', step + ': ' + sentence);
    element('first').disabled = element('back').disabled = moment === 0;
    element('forward').disabled = element('last').disabled = moment === moments - 1;
    showLine();
    showPanel();
    counts.forEach((values, i) => {
      const name = element('counters').children[2 * i];
      const number = element('counters').children[2 * i + 1];
      name.hidden = number.hidden = values[moment] < 0;
      number.textContent = values[moment].toLocaleString(data.languages[language]);
    });
  }

  function showLine() {
    const list = element('listing');
    const {lines, calls} = data.listings[listing];
    list.querySelector('.current')?.removeAttribute('aria-current');
    list.querySelectorAll('.current, .calling').forEach(each => each.classList.remove('current', 'calling'));
    list.children[calls[language][moment]]?.classList.add('calling');
    const item = list.children[lines[language][moment]];
    if (item) {
      item.classList.add('current');
      item.setAttribute('aria-current', 'step');
      if (item.offsetTop < list.scrollTop || item.offsetTop + item.offsetHeight > list.scrollTop + list.clientHeight) {
        list.scrollTop = item.offsetTop - list.clientHeight / 2;
      }
    }
  }

  /** The open calls, or the frontier of a search. */
  function showPanel() {
    const lines = data.panels[language][moment];
    element('stack').hidden = lines.length === 0;
    element('calls').replaceChildren(...lines.map(number => {
      const [text, style] = data.panel[number];
      const item = document.createElement('li');
      item.textContent = text;
      item.className = style;
      return item;
    }));
  }

  /** All that the language changes. */
  function speak() {
    const [puzzle, ...about] = data.headings[language];
    document.documentElement.lang = data.languages[language];
    document.title = data.headings[language].join(' \u00b7 ');
    const rest = document.createElement('span');
    rest.textContent = about.map(each => ' \u00b7 ' + each).join('');
    element('title').replaceChildren(puzzle, rest);
    element('board').setAttribute('aria-label', puzzle);
    document.querySelectorAll('[data-word]').forEach(each => each.textContent = say(each.dataset.word));
    for (const id of ['first', 'back', 'forward', 'last']) {
      label(element(id), say(id));
    }
    label(element('speed'), say('speed'));
    label(element('slider'), say('slider'));
    element('keys').textContent = say('keys');
    element('language').textContent = say('language.other');
    element('language').lang = data.languages[(language + 1) % data.languages.length];
    element('speed').replaceChildren(...SPEEDS.map(each => option(each, say('rate', each))));
    element('speed').value = speed;
    element('codes').replaceChildren(...data.listings.map((each, i) => option(i, say('code.' + each.code))));
    element('codes').value = listing;
    label(element('codes'), say('panel.listing'));
    element('counters').replaceChildren(...data.counters[language].flatMap(name => {
      const term = document.createElement('dt');
      term.textContent = name;
      return [term, document.createElement('dd')];
    }));
    const said = data.sentences.filter((_, i) => data.said[language].includes(i));
    element('longest').textContent = said.reduce((longest, each) => each.length > longest.length ? each : longest, '');
    list();
    label(element('theme'), say('export.theme'));
    element('theme').replaceChildren(...data.themes.map((each, i) => option(i, say('export.theme.' + each))));
    labelPlay();
    labelTheme();
    show();
  }

  function list() {
    element('listing').replaceChildren(...data.listings[listing].texts[language].map(text => {
      const item = document.createElement('li');
      item.textContent = text;
      return item;
    }));
  }

  function label(control, text) {
    control.title = text;
    control.setAttribute('aria-label', text);
  }

  function option(value, text) {
    const made = document.createElement('option');
    made.value = value;
    made.textContent = text;
    return made;
  }

  function labelPlay() {
    element('play').querySelector('path').setAttribute('d', timer ? 'M6 5h4v14H6zM14 5h4v14h-4z' : 'M7 5v14l10-7z');
    label(element('play'), say(timer ? 'pause' : 'play'));
  }

  function labelTheme() {
    document.documentElement.dataset.theme = data.themes[theme];
    element('theme').value = theme;
  }

  const SPEEDS = [0.5, 1, 2, 5, 10, 25];
  let speed = 2;

  function go(to) {
    moment = Math.max(0, Math.min(moments - 1, to));
    show();
  }

  /** By hand: what plays is stopped. */
  function jump(to) {
    pause();
    go(to);
  }

  function pause() {
    clearTimeout(timer);
    timer = 0;
    element('sentence').setAttribute('aria-live', 'polite');
    labelPlay();
  }

  function play() {
    if (timer) {
      pause();
      return;
    }
    if (moment === moments - 1) {
      go(0);
    }
    element('sentence').setAttribute('aria-live', 'off');
    let due = performance.now();
    const next = () => {
      due = Math.max(due + 1000 / speed, performance.now() - 1000);
      timer = setTimeout(() => {
        if (moment < moments - 1) {
          go(moment + 1);
        }
        if (moment < moments - 1) {
          next();
        } else {
          pause();
        }
      }, Math.max(0, due - performance.now()));
    };
    next();
    labelPlay();
  }

  element('first').onclick = () => jump(0);
  element('back').onclick = () => jump(moment - 1);
  element('play').onclick = play;
  element('forward').onclick = () => jump(moment + 1);
  element('last').onclick = () => jump(moments - 1);
  element('slider').oninput = event => jump(Number(event.target.value));
  element('speed').onchange = event => speed = Number(event.target.value);
  element('codes').onchange = event => {
    listing = Number(event.target.value);
    list();
    showLine();
  };
  element('language').onclick = () => {
    language = (language + 1) % data.languages.length;
    speak();
  };
  const choose = to => {
    theme = to;
    labelTheme();
    show();
  };
  element('theme').onchange = event => {
    dark.onchange = contrast.onchange = null;
    choose(Number(event.target.value));
  };
  if (asked < 0) {
    dark.onchange = contrast.onchange = () => choose(usual());
  }

  const TENTH = Math.max(1, Math.round(moments / 10));
  const KEYS = {
    ArrowLeft: () => jump(moment - 1),
    ArrowRight: () => jump(moment + 1),
    PageUp: () => jump(moment - TENTH),
    PageDown: () => jump(moment + TENTH),
    Home: () => jump(0),
    End: () => jump(moments - 1),
    ' ': play,
  };
  document.addEventListener('keydown', event => {
    const target = event.target.tagName;
    const taken = target === 'SELECT' || target === 'BUTTON' && event.key === ' ';
    if (!taken && !event.ctrlKey && !event.altKey && !event.metaKey && Object.hasOwn(KEYS, event.key)) {
      event.preventDefault();
      KEYS[event.key]();
    }
  });

  const SWIPE = 40;
  const TAP = 10;
  let pressed = null;
  const board = element('board');
  board.onpointerdown = event => pressed = event.isPrimary ? event : null;
  board.onpointercancel = () => pressed = null;
  board.onpointerup = event => {
    if (pressed) {
      const across = event.clientX - pressed.clientX;
      const down = event.clientY - pressed.clientY;
      if (Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(down)) {
        jump(moment + (across < 0 ? 1 : -1));
      } else if (Math.hypot(across, down) < TAP && event.button === 0) {
        play();
      }
      pressed = null;
    }
  };

  element('slider').max = moments - 1;
  element('codes').hidden = data.listings.length < 2;
  element('counted').hidden = counts.length === 0;
  document.querySelectorAll('.choices, .sentence, #controls, aside').forEach(each => each.hidden = false);
  document.body.className = 'playable';
  speak();
})();
