/**
 * Tables are not to be translated by the browser: it replaces every text by elements of its own,
 * and turn, buttons, time and market would stand still from then on. Where it translates the page
 * all the same, a line says so, in the language into which it translates.
 */
import { html, render } from 'lit-html';

const WORDS: Record<string, string> = {
  de:
    'Der Tisch wird nicht übersetzt, damit das Spiel weiterläuft. ' +
    'Andere Sprachen gibt es in den Einstellungen.',
  en: 'The table isn’t translated, so that the game goes on. Settings offer other languages.',
  es: 'La mesa no se traduce, para que la partida siga. En los ajustes hay otros idiomas.',
  fr:
    'La table n’est pas traduite, pour que la partie continue. ' +
    'Les réglages proposent d’autres langues.',
  it:
    'Il tavolo non viene tradotto, così la partita continua. ' +
    'Altre lingue sono nelle impostazioni.',
  nl:
    'De tafel wordt niet vertaald, zodat het spel doorgaat. ' +
    'Andere talen staan bij de instellingen.',
  pl: 'Stół nie jest tłumaczony, żeby gra toczyła się dalej. Inne języki są w ustawieniach.',
  pt: 'A mesa não é traduzida, para que o jogo continue. Há outros idiomas nas configurações.',
  ru: 'Стол не переводится, чтобы игра продолжалась. Другие языки есть в настройках.',
  ja: 'ゲームを続けられるよう、テーブルは翻訳されません。他の言語は設定で選べます。',
  zh: '牌桌不会被翻译，以便游戏继续。可在设置中选择其他语言。',
};

/** What a browser is told that translates the page: in its own language if we have it. */
export function wordsFor(language: string) {
  const known = language.toLowerCase().split('-')[0];
  return Object.hasOwn(WORDS, known) ? WORDS[known] : WORDS.en;
}

/** Keep what has a board as it is, and leave other pages to the browser. */
export function keepTables(root: HTMLElement) {
  root.translate = root.querySelector('.quilt-box, .quilt') === null;
  root.classList.toggle('notranslate', !root.translate);
}

/** Say so once the browser has begun to translate; `spoken` is the language of the page. */
export function watchTranslation(root: HTMLElement, spoken: () => string) {
  const page = document.documentElement;
  new MutationObserver(() => {
    const isTranslated = /\btranslated-(ltr|rtl)\b/.test(page.className);
    const bar = document.querySelector<HTMLElement>('.translated') ?? newBar();
    const words = isTranslated && !root.translate ? wordsFor(target(page.lang, spoken())) : '';
    bar.hidden = words === '';
    render(html`<p role="status">${words}</p>`, bar);
  }).observe(page, { attributes: true, attributeFilter: ['class', 'lang'] });
}

/** Browsers write the language of a translation into the page; else theirs is what they want. */
function target(written: string, spoken: string) {
  return written && written !== spoken ? written : navigator.language;
}

function newBar() {
  const bar = document.createElement('div');
  bar.className = 'translated notranslate panel';
  bar.translate = false;
  document.body.prepend(bar);
  return bar;
}
