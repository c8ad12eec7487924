"""Positions of late games, each by what its tree holds below it."""

from typing import Final

TREES: Final = {
    "the special tile by a special patch": (
        "M*L2Laaa/MZLLLLIIa/MZZZZRIIB/MU*UZRRBB/NUUURRddd/NUTU1RdHd/NTTT1HHHH/N1T4HC/N6CC "
        "*eeeGDDDK/eeGGGGGKK/2AQGQ*EK/2AQQQJEE/bbbVQJJfE/1bVVVJJff/1bVVVJ1Ff/1bOV3FF/OOOO3FF "
        "15.48 21.48 PXcWYgS 2 - r"
    ),
    "the special tile by a patch": (
        "II*A2FLL/IIGA2FFL/GGGGGfFFL/1UGU1ffLL/1UUU1JfMN/1UdUdJJMN/2dddJJMN/5KJMN/4KKK*N "
        "ZZSSEe3/1ZSEEe3/1ZSEee*H1/1ZZbeQHHH/bbbbQQQH1/3bQXQH1/1VVXXX*2/VVVVCXO2/*VVCCOOOO "
        "25.47 40.50 RgcBYaDWPT 1 - r"
    ),
    "a full quilt": (
        "CCEE1T3/CEEZTTT2/ZZZZVTbJ1/Z*GVVVbJJ/M1GVVVbJJ/MGGGVbbbJ/MXGPPPP2/MXG1PP3/XXX1NNNNN "
        "*QQReeeLL/QQRRRReeL/*QQHRKKKL/ggHHHHKLL/gggHFFF2/AUgUFFO2/AUUUaOOOO/dUdUa*1YY/dddaaYYYY "
        "24.47 19.51 BDfcISW 2+ 2 o"
    ),
    "equal scores": (
        "LLVBB4/LVVVB3N/LVVVJJJ1N/LLVJJJH1N/WW*GHHHHN/WGGGGGHRN/WXfG*RRRR/WXffFFR2/XXXfFFF2 "
        "OdddM*CCA/Od1dMUCUA/OO2MUUUe/OZ2MUPUe/bZZZZPPee/bbbbZPPeE/bQKKKTPEE/QQQKTTTEa/Q*Q2Taaa "
        "28.48 26.48 YSDgIc 2 1 r"
    ),
}
