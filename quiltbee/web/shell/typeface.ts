/** Loads the page's typeface once the page stands: stand-ins of its size show until then. */

export async function loadTypeface() {
  const { typeface } = (document.querySelector('script[data-typeface]') as HTMLScriptElement)
    .dataset;
  const face = new FontFace('Nunito', `url(${typeface})`, { weight: '400 700' });
  try {
    document.fonts.add(await face.load());
  } catch (problem) {
    console.warn('The page keeps a font of the system:', problem);
  }
}
