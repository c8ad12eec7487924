import assert from 'node:assert/strict';
import test from 'node:test';
import { USUAL, controlOf } from '../../../quiltbee/web/views/clock_form.ts';

test('any clock becomes a time control', () => {
  assert.equal(controlOf(USUAL), '600+5');
  assert.equal(controlOf({ unit: 'minutes', main: '0.5', extra: '0' }), '30+0');
  assert.equal(controlOf({ unit: 'days', main: '7', extra: '5' }), '7d');
  assert.equal(controlOf({ unit: 'delay', main: '1.25', extra: '10' }), '75~10');
});

test('what can not be is kept within what a clock may have', () => {
  assert.equal(controlOf({ unit: 'minutes', main: '', extra: '' }), '15+0');
  assert.equal(controlOf({ unit: 'minutes', main: '1000', extra: '1000' }), '10800+180');
  assert.equal(controlOf({ unit: 'minutes', main: '-3', extra: '-3' }), '15+0');
  assert.equal(controlOf({ unit: 'days', main: '2.4', extra: '0' }), '2d');
  assert.equal(controlOf({ unit: 'days', main: '99', extra: '0' }), '30d');
});
