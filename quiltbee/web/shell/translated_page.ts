/** The explanation shown while a browser translates the page, in the target language. */
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

/** Choose the explanation in the browser's language, or in English. */
export function wordsFor(language: string) {
  const known = language.toLowerCase().split('-')[0];
  return Object.hasOwn(WORDS, known) ? WORDS[known] : WORDS.en;
}

/** Show the explanation while the page is translated and has a table. */
export function explainTranslation(isShown: boolean, written: string, language: string) {
  const bar = document.querySelector<HTMLElement>('.translated') ?? newBar();
  const words = isShown ? wordsFor(target(written, language)) : '';
  bar.hidden = words === '';
  render(html`<p role="status">${words}</p>`, bar);
}

/** Browsers set the page's language to the target; otherwise theirs is the target. */
function target(written: string, language: string) {
  return written && written !== language ? written : navigator.language;
}

function newBar() {
  const bar = document.createElement('div');
  bar.className = 'translated notranslate panel';
  bar.translate = false;
  document.body.prepend(bar);
  return bar;
}
