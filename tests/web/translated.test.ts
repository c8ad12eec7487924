import assert from 'node:assert/strict';
import test from 'node:test';
import { wordsFor } from '../../quiltbee/web/shell/translated_page.ts';

test('who translates the page is told in that language, else in English', () => {
  assert.match(wordsFor('pl'), /^Stół/);
  assert.match(wordsFor('pt-BR'), /^A mesa/);
  assert.match(wordsFor('zh-Hans'), /牌桌/);
  assert.match(wordsFor('xx'), /^The table/);
  assert.match(wordsFor('constructor'), /^The table/);
});
