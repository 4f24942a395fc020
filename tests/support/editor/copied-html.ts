/** What Word puts on the clipboard, shortened to one of each kind of thing that it writes. */
export const WORD_HTML = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta charset="utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal { margin:0cm; font-family:"Calibri",sans-serif; } --></style></head>
<body lang=EN-US style='tab-interval:35.4pt'><!--StartFragment-->
<h1><b><span lang=EN-US style='font-size:20.0pt'>A guide to
boots<o:p></o:p></span></b></h1>
<p class=MsoNormal><span lang=EN-US>The <b style='mso-bidi-font-weight:normal'>best</b> boots are <i>light</i> and
<s>cheap</s> good. See <a href="https://shop.example/boots"><span style='color:blue'>the shop</span></a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2><span style='mso-fareast-font-family:"Times New Roman"'>What to look at</span></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]><span>the sole<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>its profile<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>the fit</p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>measure</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>try</p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><colgroup><col width=100><col width=100></colgroup>
<tr><td width=300 style='border:solid windowtext 1.0pt'><p class=MsoNormal>Boot</p></td><td><p class=MsoNormal>Weight</p></td></tr>
<tr><td><p class=MsoNormal>Alpine</p></td><td><p class=MsoNormal>1480 g</p></td></tr>
<tr><td><p class=MsoNormal>Trail</p></td><td><p class=MsoNormal>920 g<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><a name="_GoBack"></a>The end.</p>
<!--EndFragment--></body></html>`

/** The same text as Google Docs puts it on the clipboard. */
export const DOCS_HTML = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2a3b4c-7fff-1234"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;font-weight:400;">A guide to boots</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;font-style:normal;">The </span><span style="font-weight:700;font-style:normal;">best</span><span style="font-weight:400;"> boots are </span><span style="font-weight:400;font-style:italic;">light</span><span style="font-weight:400;"> and </span><span style="font-weight:400;text-decoration:line-through;">cheap</span><span style="font-weight:400;"> good. See </span><a href="https://www.google.com/url?q=https://shop.example/boots&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">the shop</span></a><span style="font-weight:400;">.</span></p><br /><h2 dir="ltr"><span style="font-weight:400;">What to look at</span></h2><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">the sole</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">its profile</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">the fit</span></p></li></ul><ol style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>measure</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>try</span></p></li></ol><div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="100" /><col width="100" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000 1pt;"><p dir="ltr"><span>Boot</span></p></td><td><p dir="ltr"><span>Weight</span></p></td></tr><tr><td><p dir="ltr"><span>Alpine</span></p></td><td><p dir="ltr"><span>1480 g</span></p></td></tr><tr><td><p dir="ltr"><span>Trail</span></p></td><td><p dir="ltr"><span>920 g</span></p></td></tr></tbody></table></div><br /><p dir="ltr"><span style="font-weight:400;">The end.</span></p></b><br class="Apple-interchange-newline">`
