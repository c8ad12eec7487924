/**
 * The typeface, with stand-ins of its size until then, and the style sheet for paper: both load
 * after the page.
 */
import { dressed } from './later.ts';

export async function loadTypeface() {
  const { typeface } = (document.querySelector('script[data-typeface]') as HTMLScriptElement)
    .dataset;
  const face = new FontFace('Nunito', `url(${typeface})`, { weight: '400 700' });
  try {
    document.fonts.add(await face.load());
    await dressed(new URL('./print.css', import.meta.url).href);
  } catch (problem) {
    console.warn('The page stays without its typeface or its style for paper:', problem);
  }
}
